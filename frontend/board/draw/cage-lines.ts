import type { Picture } from '../puzzle/types.js';
import { CELL } from './svg.js';

/** How far the outline is from the edge of the cells. */
const DISTANCE = 0.07;

type Step = -1 | 0 | 1;

/**
 * The fine outlines of cages inside of their cells, where regions have the thick lines between cells: each cage is a
 * closed line at some distance from the edges of its cells, drawn side by side. Empty where no tile has a cage.
 */
export function cageLines({ rows, columns, tiles }: Picture): string {
  const cage = (row: number, column: number): number | undefined => {
    const tile = row >= 0 && row < rows && column >= 0 && column < columns ? tiles[row * columns + column] : undefined;
    return tile?.kind === 'white' ? tile.cage : undefined;
  };
  let path = '';
  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    path += `M${units(x1)} ${units(y1)}L${units(x2)} ${units(y2)}`;
  };
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
          line(column - reach(isOwn, side, 0, 0, -1), y, column + 1 + reach(isOwn, side, 0, 0, 1), y);
        }
        if (!isOwn(0, side)) {
          const x = column + inside;
          line(x, row - reach(isOwn, 0, side, -1, 0), x, row + 1 + reach(isOwn, 0, side, 1, 0));
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

function units(cells: number): string {
  return String(Math.round(cells * CELL * 10) / 10);
}
