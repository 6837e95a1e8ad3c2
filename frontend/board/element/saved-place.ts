import type { BoardPort } from '../channel/board-port.js';
import type { BoardState } from '../game/board-state.js';
import type { Controls } from '../input/controls.js';
import type { Viewport } from '../view/viewport.js';
import { SavedView } from './saved-view.js';

/** The parts of a board that know the player's place. */
interface Place {
  readonly state: BoardState;
  readonly viewport: Viewport;
  readonly controls: Controls;
}

/** Keeps where the player is on a board, and what they wait for, for the next load of the page. */
export function keepPlace(game: string, board: Place, port: BoardPort): void {
  const { selection, mode, request } = board.state;
  const { zoom } = board.viewport;
  new SavedView(game).save({
    cells: selection.cells,
    mode,
    focused: port.hasFocus(),
    ...(zoom ? { zoom } : {}),
    ...(request ? { wish: request } : {}),
  });
}

/** Takes the player, once, to where they were when the page was left. */
export function takePlace(game: string, board: Place, port: BoardPort): void {
  const view = new SavedView(game).take();
  if (!view) {
    return;
  }
  board.viewport.restore(view.zoom);
  const cells = view.cells.filter((cell) => cell < board.state.topology.cellCount);
  board.controls.restore(cells, view.mode);
  if (view.focused) {
    port.regainFocus();
  }
  const { wish: request } = view;
  if (request) {
    setTimeout(() => port.command(request));
  }
}
