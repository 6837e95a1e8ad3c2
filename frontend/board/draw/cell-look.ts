import { contour } from './cage-lines.js';
import type { AwaitedDigit } from '../game/typed-digit.js';
import type { Layer } from '../game/branches.js';
import { isZen, type CellRole, type CellState, type Highlights, type MarkRole, type Mode, type Preferences } from '../puzzle/types.js';
import type { Selection } from '../game/selection.js';
import type { Topology } from '../puzzle/topology.js';

/** Why a digit can not stay: another cell of a unit has it too, or the server knows it to be wrong. */
export type Badness = 'repeated' | 'wrong';

/** Everything that decides how one cell is drawn. */
export interface CellLook {
  readonly state: CellState;
  readonly given: boolean;
  /** Drawn red with a wave. */
  readonly bad: Badness | undefined;
  readonly selected: boolean;
  /** The corner triangle that says in which mode a digit is written, at the primary cell. */
  readonly pencil: Mode | undefined;
  readonly primary: boolean;
  /** An explanation is being read, and the selection steps back: it has a frame, but no colour. */
  readonly quiet: boolean;
  readonly peer: boolean;
  readonly same: boolean;
  readonly role: CellRole | undefined;
  readonly marks: ReadonlyMap<number, MarkRole> | undefined;
  /** The line around all cells to look at, as far as it is in this one; empty where it is not one of them. */
  readonly contour: string;
  /** The colour of its cage, from 1; 0 is none. */
  readonly cage: number;
  /** Named in the sentence under the pointer. */
  readonly lit: boolean;
  /** Candidate marks stand on squares. */
  readonly squares: boolean;
  /** The digit in it that awaits a second. */
  readonly awaiting: AwaitedDigit | undefined;
  /** In which branches its digit and marks were written; undefined when in none. */
  readonly layer: Layer | undefined;
}

/** What the looks are computed from. */
export interface Scene {
  readonly topology: Topology;
  readonly cells: readonly CellState[];
  readonly selection: Selection;
  readonly mode: Mode;
  readonly preferences: Preferences;
  /** The clue that was tapped, if any: its cells are tinted like peers. */
  readonly clue: number | undefined;
  readonly lit: ReadonlySet<number>;
  /** Whether an explanation is shown whose signs are to be all there is. */
  readonly explains: boolean;
  /** The digit in the selected cells that awaits a second. */
  readonly awaiting: AwaitedDigit | undefined;
  badness(cell: number): Badness | undefined;
  layer(cell: number): Layer | undefined;
}

/** The cells tinted because of the selection. */
export interface Tints {
  readonly peers: ReadonlySet<number>;
  readonly same: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

export function tintsOf({ topology, cells, selection, preferences, clue, explains }: Scene): Tints {
  const { primary } = selection;
  if (explains) {
    return { peers: NONE, same: NONE };
  }
  const tapped = clue === undefined ? undefined : topology.clue(clue);
  if (tapped) {
    return { peers: new Set(tapped.cells), same: NONE };
  }
  if (primary === undefined || selection.cells.length > 1) {
    return { peers: NONE, same: NONE };
  }
  if (isZen(preferences)) {
    return { peers: NONE, same: NONE };
  }
  const digit = cells[primary]!.digit;
  const same = new Set<number>();
  if (preferences.same && digit !== null) {
    cells.forEach((state, cell) => state.digit === digit && cell !== primary && same.add(cell));
  }
  return { peers: preferences.peers ? topology.peers(primary) : NONE, same };
}

/** Highlights, looked up by cell. */
export class Lights {
  readonly cells: ReadonlySet<number>;
  readonly #roles = new Map<number, CellRole>();
  readonly #marks = new Map<number, Map<number, MarkRole>>();

  constructor(highlights: Highlights | null) {
    highlights?.cells?.forEach(({ cell, role }) => this.#roles.set(cell, role));
    highlights?.candidates?.forEach(({ cell, digit, role }) => {
      this.#marks.set(cell, (this.#marks.get(cell) ?? new Map<number, MarkRole>()).set(digit, role));
    });
    this.cells = new Set([...this.#roles.keys(), ...this.#marks.keys()]);
  }

  role(cell: number): CellRole | undefined {
    return this.#roles.get(cell);
  }

  contour(cell: number, topology: Topology): string {
    if (this.role(cell) !== 'look') {
      return '';
    }
    const { rows, columns } = topology.picture;
    return contour(topology.row(cell), topology.column(cell), (row, column) => {
      const isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns;
      return isOnBoard && this.role(topology.cellOf[row * columns + column]!) === 'look';
    });
  }

  marks(cell: number): ReadonlyMap<number, MarkRole> | undefined {
    return this.#marks.get(cell);
  }
}

export function lookOf(cell: number, scene: Scene, tints: Tints, lights: Lights): CellLook {
  const { selection, topology } = scene;
  const primary = selection.primary === cell;
  return {
    state: scene.cells[cell]!,
    given: topology.isGiven(cell),
    bad: scene.badness(cell),
    selected: selection.has(cell),
    primary,
    quiet: scene.explains,
    pencil: primary && scene.mode !== 'digit' ? scene.mode : undefined,
    peer: tints.peers.has(cell),
    same: tints.same.has(cell),
    role: lights.role(cell),
    marks: lights.marks(cell),
    contour: lights.contour(cell, topology),
    cage: scene.preferences.cageColours && !scene.explains ? topology.cageColour(cell) : 0,
    lit: scene.lit.has(cell),
    squares: scene.preferences.squares,
    awaiting: selection.has(cell) ? scene.awaiting : undefined,
    layer: scene.layer(cell),
  };
}
