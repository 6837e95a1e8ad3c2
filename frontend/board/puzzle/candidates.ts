import type { Topology } from './topology.js';
import type { CellState } from './types.js';

/** The board as it stands. */
export interface Standing {
  readonly topology: Topology;
  readonly cells: readonly CellState[];
}

/** The digits that the placed ones in a cell's units leave for it, ascending. */
export function candidates({ topology, cells }: Standing, cell: number): number[] {
  const taken = new Set<number | null>();
  topology.rivals(cell).forEach((rival) => taken.add(cells[rival]!.digit));
  return topology.picture.digits.filter((digit) => !taken.has(digit));
}

/** The digits that are candidate marks of all of these cells that have no digit. */
export function commonMarks(cells: readonly CellState[], asked: readonly number[]): ReadonlySet<number> {
  const open = asked.map((cell) => cells[cell]!).filter((cell) => cell.digit === null);
  return new Set(open[0]?.candidates.filter((mark) => open.every((cell) => cell.candidates.includes(mark))));
}
