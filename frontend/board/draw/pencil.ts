import type { CellLook } from './cell-look.js';
import { widthOfMark } from './marks.js';
import { CELL } from './svg.js';
import { keypadOf, type Keypads } from './writing.js';

/** What is asked of a cell to find out where its marks are. */
export interface PencilPlaces {
  readonly digits: readonly number[];
  readonly keypads: Keypads;
  /** Where its corner marks stand, in the order in which they fill. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** Size of a corner mark's type, as in the style. */
const CORNER_SIZE = 13;

/** How far the sign stands off the cell's edges, and how long its legs are at most and at least. */
const INSET = 3;
const LONGEST = 16;
const SHORTEST = 5;

/**
 * Length of the legs of the triangle in the bottom right corner that says what a digit key writes: what the marks of the
 * cell leave, so that it covers none of them.
 */
export function pencilLeg({ state, marks }: Pick<CellLook, 'state' | 'marks'>, { digits, keypads, corners }: PencilPlaces): number {
  if (state.digit !== null) {
    return LONGEST;
  }
  const places = keypadOf(keypads, { state, marks });
  const candidates = [...state.candidates, ...(marks?.keys() ?? [])].map((mark) => {
    const index = digits.indexOf(mark);
    return places.x(index) + widthOfMark(mark, places.size) / 2 + places.y(index);
  });
  const own = state.corners.slice(0, corners.length).map((mark, i) => {
    return corners[i]!.x + widthOfMark(mark, CORNER_SIZE) / 2 + corners[i]!.y;
  });
  const reach = Math.max(0, ...candidates, ...own);
  return Math.max(SHORTEST, Math.min(LONGEST, 2 * (CELL - INSET) - reach));
}

/** The triangle of a cell whose top left corner is (x, y). */
export function pencilPath(x: number, y: number, leg: number): string {
  return `M${x + CELL - INSET} ${y + CELL - INSET - leg}v${leg}h${-leg}z`;
}
