import type { Command } from './key-command.js';
import type { Selection } from '../game/selection.js';
import type { Topology } from '../puzzle/topology.js';
import type { CellState } from '../puzzle/types.js';

type Move = Extract<Command, { kind: 'move' }>;
type Jump = Extract<Command, { kind: 'jump' }>;

/** The cell that an arrow key leads to: the next one, or the next open one; where nothing is selected, the cursor's own. */
export function moved(
  { direction, toOpen }: Move,
  topology: Topology,
  cells: readonly CellState[],
  selection: Selection,
): number | undefined {
  const from = start(selection);
  if (selection.primary === undefined) {
    return from;
  }
  const isOpen = (cell: number): boolean => cells[cell]!.digit === null;
  return toOpen ? topology.onward(from, direction).find(isOpen) : topology.next(from, direction);
}

/** The cell at the end that a key jumps to, of the board or of the line that the cursor is in. */
export function jumped(to: Jump['to'], topology: Topology, selection: Selection): number {
  switch (to) {
    case 'first':
      return 0;
    case 'last':
      return topology.cellCount - 1;
    default:
      return topology.last(start(selection), { down: 0, right: to === 'row-start' ? -1 : 1 });
  }
}

function start(selection: Selection): number {
  return selection.cursor ?? 0;
}
