import type { Topology } from '../puzzle/topology.js';
import type { BoardCommand, CellState, ClueState, Highlights, Mode } from '../puzzle/types.js';
import type { Play } from './play.js';
import { Selection } from './selection.js';

const NO_CELLS: ReadonlySet<number> = new Set();
const NO_SELECTION = new Selection();

/**
 * The whole state of a board on one page. What is drawn, said and sent follows from it, from what the page decides
 * (`BoardSettings`), and from the room and zoom (`Viewport`).
 */
export class BoardState {
  // the puzzle: never changes
  /** Cells, units and clues. */
  readonly topology: Topology;

  // the game: what the player did
  /** The game being played; undefined where there is only a picture or a position. */
  play: Play | undefined;
  /** Another position that is shown instead of the game's; undefined for the game's. */
  position: readonly CellState[] | undefined;
  /** How the clues stand in that position; null where the page does not know it. */
  positionClues: Readonly<Record<string, ClueState>> | null = null;
  /** Whether that position, or the end of the game, came after the player's last selection, which has nothing to do with it. */
  selectionRests = false;

  // the player's hand: this page's own, never stored
  /** The selected cells, the last one with the cursor. */
  readonly selection = new Selection();
  /** What a digit key writes. */
  mode: Mode = 'digit';
  /** The mark that colours go to, in those of the selected cells that have it; undefined: to the cells. */
  mark: number | undefined;
  /** The clue that was tapped last. */
  clue: number | undefined;
  /** The value that every tapped cell gets (digit first); undefined: cell first. */
  locked: number | undefined;
  /** What the player asked for while the server could not be reached; asked once it is back. */
  request: BoardCommand | undefined;

  // the page's notes: what the server says of the position
  /** Cells whose digit is known to be wrong. */
  wrong = NO_CELLS;
  /** How each clue stands, by its id; open ones are left out. */
  clueStates: Readonly<Record<string, ClueState>> = {};
  /** What a hint or a chain lights. */
  highlights: Highlights | null = null;
  /** Cells that a sentence names, while it is pointed at. */
  lit = NO_CELLS;
  /** The clue that it names. */
  litClue: number | undefined;

  constructor(topology: Topology) {
    this.topology = topology;
  }

  /** Whether the board shows something else than the game that it has. */
  get hidesGame(): boolean {
    return this.position !== undefined && this.play !== undefined;
  }

  /** The selection as it is drawn. */
  get shownSelection(): Selection {
    return this.play && this.selectionRests ? NO_SELECTION : this.selection;
  }

  /** The tapped clue as it is drawn. */
  get shownClue(): number | undefined {
    return this.play && this.selectionRests ? undefined : this.clue;
  }
}
