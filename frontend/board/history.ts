import type { CellState, Change, Move, OpKind } from './types.js';

const EMPTY: CellState = { digit: null, candidates: [], corners: [], colour: 0 };

interface Before {
  readonly cell: number;
  readonly state: CellState;
}

/**
 * The moves of a game, how many of them are applied, and the cells that result. A play drops the moves behind the
 * cursor; undo and redo move the cursor and do nothing at the ends. Cell states are values: an unchanged cell keeps the
 * identical object, which is how the board knows what to paint.
 */
export class History {
  readonly #cells: CellState[];
  readonly #moves: Move[];
  /** What each applied move overwrote; as long as the cursor. */
  readonly #befores: (readonly Before[])[];
  readonly #givens: readonly (number | null)[];

  private constructor(
    givens: readonly (number | null)[],
    cells: CellState[],
    moves: Move[],
    befores: (readonly Before[])[],
  ) {
    this.#givens = givens;
    this.#cells = cells;
    this.#moves = moves;
    this.#befores = befores;
  }

  /** The history after `cursor` of the moves; the others can be redone. */
  static of(givens: readonly (number | null)[], moves: readonly Move[] = [], cursor = 0): History {
    const cells = givens.map((digit) => (digit === null ? EMPTY : { ...EMPTY, digit }));
    const history = new History(givens, cells, [...moves], []);
    while (history.cursor < Math.min(cursor, moves.length)) {
      history.#redo();
    }
    return history;
  }

  copy(): History {
    return new History(this.#givens, [...this.#cells], [...this.#moves], [...this.#befores]);
  }

  get cells(): readonly CellState[] {
    return this.#cells;
  }

  get moves(): readonly Move[] {
    return this.#moves;
  }

  get cursor(): number {
    return this.#befores.length;
  }

  get canUndo(): boolean {
    return this.cursor > 0;
  }

  get canRedo(): boolean {
    return this.cursor < this.#moves.length;
  }

  /** Applies one op and returns the cells that it touched. */
  apply(kind: OpKind, changes: readonly Change[] = []): readonly number[] {
    switch (kind) {
      case 'play':
        this.#moves.length = this.cursor;
        this.#moves.push({ changes });
        return this.#redo();
      case 'undo':
        return this.canUndo ? this.#undo() : [];
      case 'redo':
        return this.canRedo ? this.#redo() : [];
    }
  }

  #redo(): readonly number[] {
    const { changes } = this.#moves[this.cursor]!;
    const before: Before[] = [];
    for (const change of changes) {
      const old = this.#cells[change.cell];
      if (old) {
        before.push({ cell: change.cell, state: old });
        this.#cells[change.cell] = this.#changed(old, change);
      }
    }
    this.#befores.push(before);
    return before.map(({ cell }) => cell);
  }

  #undo(): readonly number[] {
    const before = this.#befores.pop()!;
    for (let i = before.length - 1; i >= 0; i--) {
      this.#cells[before[i]!.cell] = before[i]!.state;
    }
    return before.map(({ cell }) => cell);
  }

  #changed(old: CellState, change: Change): CellState {
    const fixed = this.#givens[change.cell] !== null;
    return {
      digit: change.digit === undefined || fixed ? old.digit : change.digit,
      candidates: change.candidates ?? old.candidates,
      corners: change.corners ?? old.corners,
      colour: change.colour ?? old.colour,
    };
  }
}
