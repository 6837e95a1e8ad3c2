import { branchesAfter, isTaken, type Branch } from './branches.js';
import type { CellState, Change, EntryKind, PositionCell, Turn } from '../puzzle/types.js';

const EMPTY: CellState = { digit: null, candidates: [], corners: [], colour: 0, markColours: [] };

/** A cell in which nothing else stands. */
export function cellWith(cell: PositionCell): CellState {
  return { ...EMPTY, ...cell };
}

interface Before {
  readonly cell: number;
  readonly state: CellState;
}

/** What a turn replaced. */
interface Replaced {
  readonly cells: readonly Before[];
  readonly branches: readonly Branch[];
}

/** What a player did, whoever it was. */
export interface Action {
  readonly kind: EntryKind;
  readonly level?: number;
  readonly changes?: readonly Change[];
}

/**
 * The turns of a game, how many of them are applied, and the cells and open branches that result. A turn drops those behind
 * the cursor; undo and redo move the cursor and do nothing at the ends. Cell states are values: an unchanged cell keeps the
 * identical object, which is how the board knows what to paint.
 */
export class History {
  readonly #cells: CellState[];
  readonly #turns: Turn[];
  /** For each applied turn; as long as the cursor. */
  readonly #replaced: Replaced[];
  readonly #givens: readonly (number | null)[];
  #branches: readonly Branch[];

  private constructor(
    givens: readonly (number | null)[],
    cells: CellState[],
    turns: Turn[],
    replaced: Replaced[],
    branches: readonly Branch[],
  ) {
    this.#givens = givens;
    this.#cells = cells;
    this.#turns = turns;
    this.#replaced = replaced;
    this.#branches = branches;
  }

  /** The history after `cursor` of the turns; the others can be redone. */
  static of(givens: readonly (number | null)[], turns: readonly Turn[] = [], cursor = 0): History {
    const cells = givens.map((digit) => (digit === null ? EMPTY : { ...EMPTY, digit }));
    const history = new History(givens, cells, [...turns], [], []);
    while (history.cursor < Math.min(cursor, turns.length)) {
      history.#redo();
    }
    return history;
  }

  copy(): History {
    return new History(this.#givens, [...this.#cells], [...this.#turns], [...this.#replaced], this.#branches);
  }

  get cells(): readonly CellState[] {
    return this.#cells;
  }

  /** The open branches, the outermost first; another list whenever they change. */
  get branches(): readonly Branch[] {
    return this.#branches;
  }

  get turns(): readonly Turn[] {
    return this.#turns;
  }

  /** What undo would take back. */
  get newest(): Turn | undefined {
    return this.#turns[this.cursor - 1];
  }

  get cursor(): number {
    return this.#replaced.length;
  }

  get canUndo(): boolean {
    return this.cursor > 0;
  }

  get canRedo(): boolean {
    return this.cursor < this.#turns.length;
  }

  /** Applies one entry and returns the cells that it touched, those included whose digits belong to another branch now. */
  apply({ kind, level, changes }: Action): readonly number[] {
    switch (kind) {
      case 'undo':
        return this.canUndo ? this.#undo() : [];
      case 'redo':
        return this.canRedo ? this.#redo() : [];
      case 'other':
        return [];
      default: {
        const turn = { kind, ...(level === undefined ? {} : { level }), ...(changes ? { changes } : {}) };
        if (!isTaken(turn, this.#branches.length)) {
          return [];
        }
        this.#turns.length = this.cursor;
        this.#turns.push(turn);
        return this.#redo();
      }
    }
  }

  #redo(): readonly number[] {
    const turn = this.#turns[this.cursor]!;
    const cells: Before[] = [];
    const branches = this.#branches;
    this.#branches = branchesAfter(branches, turn, this.#cells);
    if (turn.kind === 'drop') {
      branches[turn.level! - 1]!.before.forEach((state, cell) => this.#put(cell, state, cells));
    }
    turn.changes?.forEach((change) => {
      const old = this.#cells[change.cell];
      if (old) {
        this.#put(change.cell, this.#changed(old, change), cells);
      }
    });
    this.#replaced.push({ cells, branches });
    return turn.kind === 'accept' ? this.#since(branches[turn.level! - 1]!) : cells.map(({ cell }) => cell);
  }

  #undo(): readonly number[] {
    const turn = this.#turns[this.cursor - 1]!;
    const { cells, branches } = this.#replaced.pop()!;
    for (let i = cells.length - 1; i >= 0; i--) {
      this.#cells[cells[i]!.cell] = cells[i]!.state;
    }
    this.#branches = branches;
    return turn.kind === 'accept' ? this.#since(branches[turn.level! - 1]!) : cells.map(({ cell }) => cell);
  }

  /** The cells that were written in since a branch began. */
  #since({ before }: Branch): readonly number[] {
    return this.#cells.flatMap((state, cell) => (state === before[cell] ? [] : [cell]));
  }

  #put(cell: number, state: CellState, replaced: Before[]): void {
    const old = this.#cells[cell]!;
    if (old !== state) {
      replaced.push({ cell, state: old });
      this.#cells[cell] = state;
    }
  }

  #changed(old: CellState, change: Change): CellState {
    const { cell, ...changed } = change;
    return { ...old, ...changed, ...(this.#givens[cell] === null ? {} : { digit: old.digit }) };
  }
}
