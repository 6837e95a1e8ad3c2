import type { BoardPort } from '../channel/board-port.js';
import type { BoardState } from '../game/board-state.js';
import type { Controls } from '../input/controls.js';
import type { BoardCommand, Mode } from '../puzzle/types.js';
import type { Viewport } from '../view/viewport.js';
import { prefix } from '../../connection/prefix.js';

/** The player's place on a board, kept over a reload of the page in this tab only. */
interface View {
  readonly cells: readonly number[];
  readonly mode: Mode;
  readonly focused: boolean;
  readonly zoom?: number;
  /** A request made while the server could not be reached, under the name that it has always been saved by. */
  readonly wish?: BoardCommand;
}

/** The parts of a board that know the player's place. */
interface Place {
  readonly state: BoardState;
  readonly viewport: Viewport;
  readonly controls: Controls;
}

const key = (game: string): string => `${prefix}crosscage.view.${game}`;

/** Keeps where the player is on a board, and what they wait for, for the next load of the page. */
export function keepPlace(game: string, board: Place, port: BoardPort): void {
  const { selection, mode, request } = board.state;
  const { zoom } = board.viewport;
  const view: View = {
    cells: selection.cells,
    mode,
    focused: port.hasFocus(),
    ...(zoom ? { zoom } : {}),
    ...(request ? { wish: request } : {}),
  };
  try {
    sessionStorage.setItem(key(game), JSON.stringify(view));
  } catch {
    // without storage a reload starts at the first cell
  }
}

/** Takes the player, once, to where they were when the page was left. */
export function takePlace(game: string, board: Place, port: BoardPort): void {
  const view = saved(game);
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

/** The view that was saved, once. */
function saved(game: string): View | undefined {
  try {
    const json = sessionStorage.getItem(key(game));
    sessionStorage.removeItem(key(game));
    return json === null ? undefined : (JSON.parse(json) as View);
  } catch {
    return undefined;
  }
}
