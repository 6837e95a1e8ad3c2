import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { layerOf } from '../game/branches.js';
import { History, type Action } from '../game/history.js';
import { CellNames, readLine } from '../../offline/device/log-lines.js';
import type { CellState, Tile } from '../puzzle/types.js';

/** Logs and what they make of a board, which the server's tests read too: both must make the same of them. */
const FILE = new URL('../../../src/test/resources/org/crosscage/core/game/histories.txt', import.meta.url);
const COLUMNS = 3;
const NO_GIVENS = Array.from({ length: COLUMNS * COLUMNS }, () => null);

const TILES: Tile[] = NO_GIVENS.map((_, cell) => ({ kind: 'white', cell, region: 0 }));
const NAMES = new CellNames({ rows: COLUMNS, columns: COLUMNS, tiles: TILES, digits: [1, 2, 3], units: [], clues: [] });

/** One entry as the database has it: its kind, and a line. */
const action = (text: string): Action => readLine(`2026-11-23T09:30:00Z page 1 ${text}`, NAMES).entry;

const place = (cell: number): string => `r${Math.floor(cell / COLUMNS) + 1}c${(cell % COLUMNS) + 1}`;

function square({ digit, candidates, corners, colour, markColours }: CellState): string {
  return [digit ?? '-', candidates.join() || '-', corners.join() || '-', colour || '-', ...markColours].join('/');
}

/** Cursor, squares, and of each open branch its moves, what it began with, and the digits that are its own. */
function told(history: History): string {
  const { cells, branches, cursor, turns } = history;
  const open = branches.map(({ moves, began }, i) => {
    const own = cells.flatMap((state, cell) => (layerOf(cell, state, branches)?.digit === i + 1 ? [place(cell)] : []));
    return `${moves} ${began.map(({ cell, digit }) => `${place(cell)}=${digit}`).join() || '-'} ${own.join() || '-'}`;
  });
  return [`${cursor} of ${turns.length}`, cells.map(square).join(' '), ...open].join('; ');
}

describe('the history of a game', () => {
  const cases = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('is what the server makes of the same log', () => {
    assert.ok(cases.length > 50, 'the file is there');
    for (const each of cases) {
      const [log = '', wanted] = each.split(' => ');
      const history = History.of(NO_GIVENS);
      log.split(' | ').forEach((entry) => history.apply(action(entry)));
      assert.equal(told(history), wanted, log);
    }
  });
});
