import { coloursOf, type CellState } from '../puzzle/types.js';

/**
 * The selected cells in the order in which they joined; the last one is where the cursor is. The browser's own business:
 * the server hears of it but never sets it.
 */
export class Selection {
  #trail: number[] = [];
  /** Where the cursor stands; it stays when the selection is dropped, so that the board keeps its place. */
  #cursor: number | undefined;

  get cells(): readonly number[] {
    return this.#trail;
  }

  get primary(): number | undefined {
    return this.#trail.at(-1);
  }

  get cursor(): number | undefined {
    return this.#cursor;
  }

  has(cell: number): boolean {
    return this.#trail.includes(cell);
  }

  /** Selects these cells alone; the last is the primary one. */
  only(...cells: readonly number[]): void {
    this.#trail = [...new Set(cells)];
    this.#cursor = this.primary ?? this.#cursor;
  }

  /** Adds a cell and makes it the primary one. */
  add(cell: number): void {
    this.#trail = [...this.#trail.filter((other) => other !== cell), cell];
    this.#cursor = cell;
  }

  /** Walks to a cell: a step back on the own trail gives the last cell up again. */
  walk(cell: number): void {
    if (this.#trail.at(-2) === cell) {
      this.#trail.pop();
      this.#cursor = cell;
    } else {
      this.add(cell);
    }
  }

  toggle(cell: number): void {
    if (this.has(cell)) {
      this.#trail = this.#trail.filter((other) => other !== cell);
      this.#cursor = cell;
    } else {
      this.add(cell);
    }
  }

  drop(): void {
    this.#trail = [];
  }
}

/** The other cells that hold the same as this one: its digit, else its marks, else its colour. Undefined when it is empty. */
export function sameContent(cells: readonly CellState[], cell: number): number[] | undefined {
  const sign = signOf(cells[cell]!);
  return sign === ''
    ? undefined
    : cells.flatMap((state, other) => (other !== cell && signOf(state) === sign ? other : []));
}

function signOf({ digit, candidates, corners, colour }: CellState): string {
  if (digit !== null) {
    return `digit ${digit}`;
  }
  if (candidates.length + corners.length > 0) {
    return `marks ${candidates.join(' ')} / ${corners.join(' ')}`;
  }
  return colour > 0 ? `colour ${coloursOf({ colour }).sort().join()}` : '';
}
