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
  /** Corner marks stand above and below, so the keypad shrinks by so much. */
  readonly inset: number;
  /** Cages have an outline inside of the cells, which no mark touches. */
  readonly outlined: boolean;
}

/** What the clue in a corner takes of a cell, its underline included, off the top. */
export const CLUE_HEIGHT = 20.9;

/** Below the last row, for the line under a mark that proves something. */
const BOTTOM = 4;

/** The same where an outline is, and what keeps marks apart from it. */
const OUTLINED_BOTTOM = 7;

/** Larger ones would look like digits. */
const LARGEST = 18;

/** What a character of a mark takes beside the next, and what keeps two marks apart, as parts of their type's size. */
const CHARACTER = 0.6;
const APART = 0.3;

/** How much larger type may be than its row is high, as digits are 0.7 as high as their type. */
const PER_ROW = 1.2;

/** Three columns as on a keypad, more from sixteen values on, never more than rows: marks of two digits are wide and low. */
export function markPlaces(values: readonly number[], { clueHeight, inset, outlined }: MarkRoom): MarkPlaces {
  const columns = Math.max(3, Math.floor(Math.sqrt(values.length)));
  const rows = Math.ceil(values.length / columns);
  const left = 5; // a ring around a mark stays inside the ring around its cell
  const top = Math.max(clueHeight, inset, left);
  const width = (CELL - 2 * left) / columns;
  const height = (CELL - top - Math.max(inset, outlined ? OUTLINED_BOTTOM : BOTTOM)) / rows;
  const characters = Math.max(...values.map((value) => String(value).length));
  const size = Math.min(LARGEST, height * PER_ROW, width / (characters * CHARACTER + APART));
  return {
    size,
    x: (index) => left + width * ((index % columns) + 0.5),
    y: (index) => top + height * (Math.floor(index / columns) + 0.5) + size * 0.35,
  };
}

/** Where a result stands in a cell without marks: in the middle of what the clue leaves, nearly as large as a digit. */
export function middleOf(values: readonly number[], clueHeight: number): MarkPlaces {
  const size = values.some((value) => value > 9) ? 20 : 25;
  const middle = (clueHeight + CELL) / 2;
  return { size, x: () => CELL / 2, y: () => middle + size * 0.35 };
}

/** How wide a mark is that has so much type. */
export function widthOfMark(mark: number, size: number): number {
  return String(mark).length * CHARACTER * size;
}

/** A clue of so many characters leaves the top right corner free. */
const SHORT_CLUE = 3;

/**
 * Places for corner marks, in the order in which they fill: corners first, then the top and bottom edge between them, where
 * no candidate mark comes. `clue`: how many characters the clue in the top left corner has; `wide`: some values have two.
 */
export function cornerPlaces(clue: number, wide: boolean): readonly { readonly x: number; readonly y: number }[] {
  const corners = wide ? [10, CELL - 10] : [8, CELL - 8];
  const between = wide ? [CELL / 2] : [CELL / 2, 19, CELL - 19];
  const row = (y: number, places: readonly number[]): { x: number; y: number }[] => places.map((x) => ({ x, y }));
  const [top, bottom] = [13, CELL - 4.5];
  if (clue > 0) {
    return [
      ...(clue <= SHORT_CLUE ? row(top, corners.slice(1)) : []),
      ...row(bottom, [...corners, ...between]),
      ...row(bottom - 12, [...corners, ...between]),
    ];
  }
  return [
    ...row(top, corners),
    ...row(bottom, corners),
    ...between.flatMap((x) => [...row(top, [x]), ...row(bottom, [x])]),
  ];
}
