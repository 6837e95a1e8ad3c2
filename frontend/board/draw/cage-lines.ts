import type { Picture } from '../puzzle/types.js';
import { CELL } from './svg.js';

/** How far the outline is from the edge of the cells. */
export const DISTANCE = 0.056;

/** Dashes along a cell, the middles of the first and last of which are where a corner is. */
const DASHES = 7;

/** Half of a dash, without its caps. */
const HALF_DASH = 0.028;

type Step = -1 | 0 | 1;

/**
 * The dashed outlines of cages inside of their cells, where regions have the thick lines between cells: each cage is a
 * closed line at some distance from the edges of its cells, drawn dash by dash, so that corners look alike however large
 * the board is. Empty where no tile has a cage.
 */
export function cageLines({ rows, columns, tiles }: Picture): string {
  const cage = (row: number, column: number): number | undefined => {
    const tile = row >= 0 && row < rows && column >= 0 && column < columns ? tiles[row * columns + column] : undefined;
    return tile?.kind === 'white' ? tile.cage : undefined;
  };
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = cage(row, column);
      if (own === undefined) {
        continue;
      }
      const isOwn = (down: number, right: number): boolean => cage(row + down, column + right) === own;
      for (const side of [-1, 1] as const) {
        const inside = side < 0 ? DISTANCE : 1 - DISTANCE;
        if (!isOwn(side, 0)) {
          const y = row + inside;
          for (const [from, to] of dashes(column - reach(isOwn, side, 0, 0, -1), column + 1 + reach(isOwn, side, 0, 0, 1))) {
            path += `M${units(from)} ${units(y)}H${units(to)}`;
          }
        }
        if (!isOwn(0, side)) {
          const x = column + inside;
          for (const [from, to] of dashes(row - reach(isOwn, 0, side, -1, 0), row + 1 + reach(isOwn, 0, side, 1, 0))) {
            path += `M${units(x)} ${units(from)}V${units(to)}`;
          }
        }
      }
    }
  }
  return path;
}

/**
 * How far the line at one side of a cell (`down`, `right`) goes past the cell's end (`on`, `onRight`): not quite to it
 * where the cage ends, to it where the cage goes straight on, and beyond where the cage turns around the corner.
 */
function reach(
  isOwn: (down: number, right: number) => boolean,
  down: Step,
  right: Step,
  on: Step,
  onRight: Step,
): number {
  if (!isOwn(on, onRight)) {
    return -DISTANCE;
  }
  return isOwn(on + down, onRight + right) ? DISTANCE : 0;
}

/** The dashes of a line, whose places are the same in every cell. */
function* dashes(start: number, end: number): Generator<readonly [number, number]> {
  for (let cell = Math.floor(start); cell < end; cell++) {
    for (let dash = 0; dash < DASHES; dash++) {
      const middle = cell + DISTANCE + (dash / (DASHES - 1)) * (1 - 2 * DISTANCE);
      const [from, to] = [Math.max(start, middle - HALF_DASH), Math.min(end, middle + HALF_DASH)];
      if (from < to) {
        yield [from, to];
      }
    }
  }
}

function units(cells: number): string {
  return String(Math.round(cells * CELL * 10) / 10);
}
