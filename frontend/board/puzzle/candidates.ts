import { Effort, fitting, type OpenCell } from './fitting.js';
import type { Topology } from './topology.js';
import type { CellState, Clue } from './types.js';

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

/**
 * The digits that the open cells can still take: no placed one is against them, and each clue of the cell can be met with
 * them when its other open cells take digits that no placed one is against. Looks at each clue alone; `effort` is added to.
 */
export function candidatesByClues(
  { topology, cells }: Standing,
  asked: readonly number[],
  effort = new Effort(),
): ReadonlyMap<number, readonly number[]> {
  const left = new Map<number, readonly number[]>();
  const leftFor = (cell: number): readonly number[] => {
    const digits = left.get(cell) ?? candidates({ topology, cells }, cell);
    left.set(cell, digits);
    return digits;
  };
  const fits = new Map(asked.map((cell) => [cell, leftFor(cell)]));
  for (const clue of new Set(asked.flatMap((cell) => topology.cluesOf[cell]!))) {
    for (const [cell, digits] of fittingCells(clue, { topology, cells }, leftFor, effort)) {
      const before = fits.get(cell);
      if (before) {
        fits.set(
          cell,
          before.filter((digit) => digits.has(digit)),
        );
      }
    }
  }
  return fits;
}

/** What one clue leaves to its open cells; nothing where it does not say what it demands. */
function fittingCells(
  { cells: all, rule }: Clue,
  { topology, cells }: Standing,
  leftFor: (cell: number) => readonly number[],
  effort: Effort,
): [number, ReadonlySet<number>][] {
  if (!rule || !Number.isSafeInteger(rule.target)) {
    return [];
  }
  const open = all.filter((cell) => cells[cell]!.digit === null);
  const placed = all.flatMap((cell) => cells[cell]!.digit ?? []);
  const described = open.map((cell): OpenCell => {
    const rivals = topology.rivals(cell);
    const digits = leftFor(cell).filter((digit) => !rule.different || !placed.includes(digit));
    return { digits, rivals: open.flatMap((other, i) => (other !== cell && (rule.different || rivals.has(other)) ? i : [])) };
  });
  const found = fitting(rule, placed, described, effort);
  // what cannot come right any more tells nothing about its cells
  return found.some((digits) => digits.size === 0) ? [] : open.map((cell, i) => [cell, found[i]!]);
}

/** The digits that are candidate marks of all of these cells that have no digit. */
export function commonMarks(cells: readonly CellState[], asked: readonly number[]): ReadonlySet<number> {
  const open = asked.map((cell) => cells[cell]!).filter((cell) => cell.digit === null);
  return new Set(open[0]?.candidates.filter((mark) => open.every((cell) => cell.candidates.includes(mark))));
}
