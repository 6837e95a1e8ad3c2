import { PuzzleBoard } from '../board/element/puzzle-board.js';
import type { Mode } from '../board/puzzle/types.js';

/** Whether digits or marks are written stays as it was chosen from one position of a session to the next. */
const heard = new WeakSet<PuzzleBoard>();
let chosen: Mode = 'digit';

/** The event does not bubble, but it is on its way down here. */
window.addEventListener(
  'board-view',
  ({ target }) => {
    if (!(target instanceof PuzzleBoard) || target.closest('.training') === null || !target.board) {
      return;
    }
    const { controls } = target.board;
    if (heard.has(target)) {
      chosen = controls.mode;
      return;
    }
    heard.add(target);
    if (controls.mode === 'digit' && chosen !== 'digit') {
      controls.setMode(chosen);
    }
  },
  { capture: true },
);
