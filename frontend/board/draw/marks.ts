import { CELL } from './svg.js';

/** Where marks stand in a cell: in keypad places, each digit always in the same. */
export interface MarkPlaces {
  readonly size: number;
  readonly x: (index: number) => number;
  /** Baseline. */
  readonly y: (index: number) => number;
}

export interface MarkRoom {
  /** A clue takes the top of some cells, so no mark goes there on such boards. */
  readonly clueHeight: number;
  /** Corner marks stand around, so the keypad shrinks. */
  readonly inset: number;
}

/** Three columns as on a keypad up to nine values, then the smallest square that holds them. */
export function markPlaces(values: readonly number[], { clueHeight, inset }: MarkRoom): MarkPlaces {
  const columns = values.length <= 9 ? 3 : Math.ceil(Math.sqrt(values.length));
  const rows = Math.ceil(values.length / columns);
  const left = inset > 0 ? inset : 3.5;
  const top = Math.max(clueHeight, left);
  const width = (CELL - 2 * left) / columns;
  const height = (CELL - top - (inset > 0 ? inset : 2.5)) / rows;
  const characters = Math.max(...values.map((value) => String(value).length));
  const size = Math.min(16, height * 0.98, (width / characters) * (characters > 1 ? 1.36 : 1.5));
  return {
    size,
    x: (index) => left + width * ((index % columns) + 0.5),
    y: (index) => top + height * (Math.floor(index / columns) + 0.5) + size * 0.35,
  };
}

/** Places for corner marks, in the order in which they fill: corners first, then the edges between. */
export function cornerPlaces(clue: boolean): readonly { readonly x: number; readonly y: number }[] {
  const left = 8;
  const right = CELL - 8;
  const middle = CELL / 2;
  const top = clue ? 31 : 13;
  const bottom = CELL - 4.5;
  return [
    { x: left, y: top },
    { x: right, y: 13 },
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: middle, y: bottom },
    { x: right, y: CELL / 2 + 4.5 },
    { x: left, y: clue ? 44 : CELL / 2 + 4.5 },
    { x: clue ? 40 : middle, y: 13 },
    { x: middle, y: CELL / 2 + 4.5 },
  ];
}
