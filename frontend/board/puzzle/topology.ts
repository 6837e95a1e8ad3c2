import { cageColours } from './cage-colours.js';
import type { Box, Clue, Picture, WhiteTile } from './types.js';

/** A direction on the board. */
export interface Direction {
  readonly down: -1 | 0 | 1;
  readonly right: -1 | 0 | 1;
}

/** Where the cells lie and which belong together: everything that follows from the picture alone. */
export class Topology {
  readonly picture: Picture;
  readonly cellCount: number;
  /** Tile index of each cell. */
  readonly tileOf: readonly number[];
  /** Cell of each tile, -1 where it is black. */
  readonly cellOf: readonly number[];
  /** Given digit of each cell, or null. */
  readonly givens: readonly (number | null)[];
  readonly unitsOf: readonly (readonly number[])[];
  readonly cluesOf: readonly (readonly Clue[])[];
  readonly boxesOf: readonly (readonly Box[])[];
  readonly #clues = new Map<number, Clue>();
  #cageColours: readonly number[] | undefined;
  readonly #peers = new Map<number, ReadonlySet<number>>();

  constructor(picture: Picture) {
    this.picture = picture;
    const tileOf: number[] = [];
    const givens: (number | null)[] = [];
    this.cellOf = picture.tiles.map((tile, index) => {
      if (tile.kind === 'black') {
        return -1;
      }
      tileOf[tile.cell] = index;
      givens[tile.cell] = tile.given ?? null;
      return tile.cell;
    });
    this.tileOf = tileOf;
    this.givens = givens;
    this.cellCount = tileOf.length;
    this.unitsOf = memberships(picture.units, this.cellCount);
    this.cluesOf = groupsOf(picture.clues, this.cellCount);
    this.boxesOf = groupsOf(picture.boxes ?? [], this.cellCount);
    picture.clues.forEach((clue) => this.#clues.set(clue.id, clue));
  }

  row(cell: number): number {
    return Math.floor(this.tileOf[cell]! / this.picture.columns);
  }

  column(cell: number): number {
    return this.tileOf[cell]! % this.picture.columns;
  }

  clue(id: number): Clue | undefined {
    return this.#clues.get(id);
  }

  /** The clue in the top left corner of a cell, if that is where one is written. */
  cornerClue(cell: number): number | undefined {
    return (this.picture.tiles[this.tileOf[cell]!] as WhiteTile).clueId;
  }

  /** The colour of a cell's cage, from 1 to 4, which none beside it has; 0 in no cage. */
  cageColour(cell: number): number {
    this.#cageColours ??= cageColours(this);
    return this.#cageColours[cell]!;
  }

  isGiven(cell: number): boolean {
    return this.givens[cell] !== null;
  }

  /** The cells that may not hold the same digit as this one. */
  rivals(cell: number): ReadonlySet<number> {
    const rivals = new Set<number>();
    for (const unit of this.unitsOf[cell]!) {
      this.picture.units[unit]!.forEach((other) => rivals.add(other));
    }
    rivals.delete(cell);
    return rivals;
  }

  /** The cells of all units and clues of this one: what is tinted around the selection. */
  peers(cell: number): ReadonlySet<number> {
    let peers = this.#peers.get(cell);
    if (!peers) {
      const all = new Set(this.rivals(cell));
      this.cluesOf[cell]!.forEach((clue) => clue.cells.forEach((other) => all.add(other)));
      all.delete(cell);
      this.#peers.set(cell, (peers = all));
    }
    return peers;
  }

  /** The next cell in a direction, black tiles skipped; undefined at the edge. */
  next(cell: number, { down, right }: Direction): number | undefined {
    const { rows, columns } = this.picture;
    let row = this.row(cell) + down;
    let column = this.column(cell) + right;
    while (row >= 0 && row < rows && column >= 0 && column < columns) {
      const found = this.cellOf[row * columns + column]!;
      if (found >= 0) {
        return found;
      }
      row += down;
      column += right;
    }
    return undefined;
  }

  /** The last cell in a direction, black tiles skipped; the cell itself at the edge. */
  last(cell: number, direction: Direction): number {
    const next = this.next(cell, direction);
    return next === undefined ? cell : this.last(next, direction);
  }

  /** The cells that come after one in a direction, and after the end of its line those of the next lines. */
  onward(cell: number, { down, right }: Direction): number[] {
    const { rows, columns } = this.picture;
    const [lines, length] = right === 0 ? [columns, rows] : [rows, columns];
    const at = right === 0 ? this.column(cell) * rows + this.row(cell) : this.tileOf[cell]!;
    const step = down + right;
    const cells: number[] = [];
    for (let next = at + step; next >= 0 && next < lines * length; next += step) {
      const [line, place] = [Math.floor(next / length), next % length];
      const found = this.cellOf[right === 0 ? place * columns + line : next]!;
      if (found >= 0) {
        cells.push(found);
      }
    }
    return cells;
  }

  /** All cells in the rectangle that two cells span. */
  rectangle(one: number, other: number): number[] {
    const [top, bottom] = ordered(this.row(one), this.row(other));
    const [left, right] = ordered(this.column(one), this.column(other));
    const cells = [];
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const cell = this.cellOf[row * this.picture.columns + column]!;
        if (cell >= 0) {
          cells.push(cell);
        }
      }
    }
    return cells;
  }

  /**
   * How often each digit stands on a full board, where the units tell: when every cell lies in a unit as long as there
   * are digits (a latin square). Undefined elsewhere.
   */
  timesOfEachDigit(): number | undefined {
    const { units, digits } = this.picture;
    const full = this.unitsOf.every((own) => own.some((unit) => units[unit]!.length === digits.length));
    return full && this.cellCount > 0 ? this.cellCount / digits.length : undefined;
  }
}

function memberships(groups: readonly (readonly number[])[], cellCount: number): number[][] {
  const of: number[][] = Array.from({ length: cellCount }, () => []);
  groups.forEach((cells, group) => cells.forEach((cell) => of[cell]!.push(group)));
  return of;
}

function groupsOf<T extends { readonly cells: readonly number[] }>(groups: readonly T[], cellCount: number): T[][] {
  const indexes = memberships(
    groups.map(({ cells }) => cells),
    cellCount,
  );
  return indexes.map((own) => own.map((index) => groups[index]!));
}

function ordered(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}
