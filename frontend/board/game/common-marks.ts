import type { CellState } from '../puzzle/types.js';

/** The digits that are candidate marks of all of these cells that have no digit. */
export function commonMarks(cells: readonly CellState[], asked: readonly number[]): ReadonlySet<number> {
  const open = asked.map((cell) => cells[cell]!).filter((cell) => cell.digit === null);
  return new Set(open[0]?.candidates.filter((mark) => open.every((cell) => cell.candidates.includes(mark))));
}
