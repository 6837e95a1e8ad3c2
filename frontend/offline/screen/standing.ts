/** How a game stands on its board: what the server tells a page that has a connection. */
import type { Board } from '../../board/element/board.js';
import { statesHere } from '../../board/puzzle/clue-states.js';
import type { CellState, Change, LogEntry } from '../../board/puzzle/types.js';

/** Whether the grid is full and right, as far as the board knows what is demanded. */
export function isSolved(board: Pick<Board, 'topology' | 'cells' | 'play'>): boolean {
  const { topology, cells, play } = board;
  if (cells.some(({ digit }, cell) => digit === null || play?.inConflict(cell) === true)) {
    return false;
  }
  const states = statesHere(board, {});
  return topology.picture.clues.every(({ id, rule }) => !rule || states[id] === 'done');
}

/** What a hint is about: digits and candidate marks. Corner marks and colours are the player's own affair. */
export function position(cells: readonly CellState[]): string {
  return cells.map(({ digit, candidates }) => `${digit ?? ''}~${candidates.join()}`).join(' ');
}

/** What empties the board, as core.game.Game has it; undefined where there is nothing to clear. */
export function restart({ topology, play }: Pick<Board, 'topology' | 'play'>): Pick<LogEntry, 'kind' | 'level' | 'changes'> | undefined {
  const changes = (play?.cells ?? []).flatMap((cell, i) => clearing(i, cell, topology.givens[i] ?? null));
  const isTried = (play?.branches.length ?? 0) > 0;
  if (isTried) {
    return { kind: 'drop', level: 1, ...(changes.length === 0 ? {} : { changes }) };
  }
  return changes.length === 0 ? undefined : { kind: 'play', changes };
}

function clearing(cell: number, now: CellState, given: number | null): Change[] {
  const change: Change = {
    cell,
    ...(now.digit === given ? {} : { digit: given }),
    ...(now.candidates.length === 0 ? {} : { candidates: [] }),
    ...(now.corners.length === 0 ? {} : { corners: [] }),
    ...(now.colour === 0 ? {} : { colour: 0 }),
    ...(now.markColours.length === 0 ? {} : { markColours: [] }),
  };
  return Object.keys(change).length === 1 ? [] : [change];
}
