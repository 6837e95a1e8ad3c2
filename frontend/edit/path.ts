import type { Picture } from '../board/puzzle/types.js';

/** The places on the straight way between two places of a grid, without the first: a fast pointer skips some. */
export function between(from: number, to: number, columns: number): number[] {
  const [row, column] = [Math.floor(from / columns), from % columns];
  const [down, right] = [Math.floor(to / columns) - row, (to % columns) - column];
  const steps = Math.max(Math.abs(down), Math.abs(right));
  const places: number[] = [];
  let [r, c] = [row, column];
  for (let step = 1; step <= steps; step++) {
    const [nextRow, nextColumn] = [row + Math.round((down * step) / steps), column + Math.round((right * step) / steps)];
    if (nextRow !== r && nextColumn !== c) {
      places.push(r * columns + nextColumn); // never over a corner: a cage hangs together by its sides
    }
    places.push(nextRow * columns + nextColumn);
    [r, c] = [nextRow, nextColumn];
  }
  return places;
}

/** The place where the cursor begins: the first white one, or the first of all where none is white. */
export function firstPlace({ tiles }: Picture): number {
  return Math.max(0, tiles.findIndex(({ kind }) => kind === 'white'));
}
