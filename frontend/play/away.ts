import type { BoardCommand } from '../board/key-command.js';

/**
 * Buttons that ask the server are answered by the board while the server can not be reached: it says so, and asks once the
 * connection is back. Without this a press would seem to do nothing.
 */
const ASKS: Readonly<Record<string, BoardCommand>> = { 'ask-hint': 'hint', 'hint-next': 'hint', 'ask-check': 'check' };

interface AskedBoard extends HTMLElement {
  ask(name: BoardCommand): void;
}

window.addEventListener(
  'click',
  (event) => {
    const board = document.querySelector<AskedBoard>('.playable puzzle-board[interrupted]');
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const question = button && ASKS[button.id];
    if (board && question) {
      event.stopImmediatePropagation();
      board.ask(question);
    }
  },
  { capture: true },
);
