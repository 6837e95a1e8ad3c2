import { PuzzleBoard } from '../board/element/puzzle-board.js';
import type { Mode } from '../board/puzzle/types.js';

/**
 * What is written, digits or marks, stays as it was chosen from one position of a session to the next. Where a position shows no
 * marks it begins with digits: they are asked for.
 */
const heard = new WeakSet<PuzzleBoard>();
let session = '';
let chosen: Mode = 'digit';

// the event does not bubble, but it is on its way down here
window.addEventListener(
  'board-view',
  ({ target }) => {
    if (!(target instanceof PuzzleBoard) || target.closest('.training') === null || !target.board) {
      return;
    }
    const { controls, cells } = target.board;
    if (session !== location.pathname) {
      session = location.pathname;
      chosen = 'digit';
    }
    if (heard.has(target)) {
      chosen = controls.mode;
      return;
    }
    if (cells.every(({ digit, candidates }) => digit !== null || candidates.length === 0)) {
      return; // nothing is drawn yet, or there are no marks
    }
    heard.add(target);
    if (controls.mode === 'digit' && chosen !== 'digit') {
      controls.setMode(chosen);
    }
  },
  { capture: true },
);
