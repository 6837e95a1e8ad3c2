import type { BoardCommand } from '../board/puzzle/types.js';

/**
 * Buttons that ask the server name their question in `data-ask`. While the server can not be reached the board answers
 * them: it says so, and asks once the connection is back. Without this a press would seem to do nothing.
 */
interface AskedBoard extends HTMLElement {
  readonly interrupted: boolean;
  readonly board: { readonly play: { flush(): void } | undefined } | undefined;
  ask(name: BoardCommand): void;
}

// any press may be answered by the server: a digit that waits for a second one goes there first
window.addEventListener(
  'click',
  (event) => {
    const board = document.querySelector<AskedBoard>('.playable puzzle-board');
    const button = (event.target as Partial<Element> | null)?.closest?.<HTMLElement>('[data-ask]');
    const question = button?.dataset['ask'] as BoardCommand | undefined;
    board?.board?.play?.flush();
    if (board?.interrupted && question) {
      event.stopImmediatePropagation();
      board.ask(question);
    }
  },
  { capture: true },
);
