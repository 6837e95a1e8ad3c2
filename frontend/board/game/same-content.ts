import type { CellState } from '../puzzle/types.js';

/** The other cells that hold the same as this one: its digit, else its marks, else its colour. Undefined when it is empty. */
export function sameContent(cells: readonly CellState[], cell: number): number[] | undefined {
  const sign = signOf(cells[cell]!);
  return sign === ''
    ? undefined
    : cells.flatMap((state, other) => (other !== cell && signOf(state) === sign ? other : []));
}

function signOf({ digit, candidates, corners, colour }: CellState): string {
  if (digit !== null) {
    return `digit ${digit}`;
  }
  if (candidates.length + corners.length > 0) {
    return `marks ${candidates.join(' ')} / ${corners.join(' ')}`;
  }
  return colour > 0 ? `colour ${colour}` : '';
}
