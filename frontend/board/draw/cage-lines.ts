import type { TileGrid } from '../puzzle/types.js';
import { CELL } from './svg.js';

/** How far the outline is from the edge of the cells. */
export const DISTANCE = 0.056;

/** Dashes along a cell, the middles of the first and last of which are where a corner is. */
const DASHES = 7;

/** Half of a dash, without its caps. */
const HALF_DASH = 0.028;

type Step = -1 | 0 | 1;

/** Whether a place has what is outlined. */
type IsInside = (row: number, column: number) => boolean;

/** A straight part of an outline, in cells: across (`H`) or down (`V`), at a distance from the edge of the board. */
interface Side {
  readonly way: 'H' | 'V';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/**
 * The dashed outlines of cages inside of their cells, where regions have the thick lines between cells: each cage is a closed
 * line at some distance from the edges of its cells, drawn dash by dash, so that corners look alike however large the board
 * is. Empty where no tile has a cage.
 */
export function cageLines({ rows, columns, tiles }: TileGrid): string {
  const cage = (row: number, column: number): number | undefined => {
    const tile = row >= 0 && row < rows && column >= 0 && column < columns ? tiles[row * columns + column] : undefined;
    return tile?.kind === 'white' ? tile.cage : undefined;
  };
  const dashed = (side: Side): string => [...dashes(side.from, side.to)].map(([from, to]) => line({ ...side, from, to })).join('');
  let path = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const own = cage(row, column);
      if (own !== undefined) {
        path += [...sides(row, column, (...other) => cage(...other) === own)].map(dashed).join('');
      }
    }
  }
  return path;
}

/** The line around cells that belong together, where an outline of a cage would be, as far as it is in one of them. */
export function contour(row: number, column: number, isInside: IsInside): string {
  return [...sides(row, column, isInside)].map(line).join('');
}

function* sides(row: number, column: number, isInside: IsInside): Generator<Side> {
  const isOwn = (down: number, right: number): boolean => isInside(row + down, column + right);
  const inside = (side: -1 | 1): number => (side < 0 ? DISTANCE : 1 - DISTANCE);
  for (const side of [-1, 1] as const) {
    if (!isOwn(side, 0)) {
      const [from, to] = [column - reach(isOwn, side, 0, 0, -1), column + 1 + reach(isOwn, side, 0, 0, 1)];
      yield { way: 'H', at: row + inside(side), from, to };
    }
  }
  for (const side of [-1, 1] as const) {
    if (!isOwn(0, side)) {
      const [from, to] = [row - reach(isOwn, 0, side, -1, 0), row + 1 + reach(isOwn, 0, side, 1, 0)];
      yield { way: 'V', at: column + inside(side), from, to };
    }
  }
}

function line({ way, at, from, to }: Side): string {
  return way === 'H' ? `M${units(from)} ${units(at)}H${units(to)}` : `M${units(at)} ${units(from)}V${units(to)}`;
}

/**
 * How far the line at one side of a cell (`down`, `right`) goes past the cell's end (`on`, `onRight`): not quite to it
 * where the cage ends, to it where the cage goes straight on, and beyond where the cage turns around the corner.
 */
function reach(isOwn: IsInside, down: Step, right: Step, on: Step, onRight: Step): number {
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
