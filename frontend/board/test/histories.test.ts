import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { layerOf } from '../game/branches.js';
import { History, type Action } from '../game/history.js';
import type { CellState, Change, OpKind } from '../puzzle/types.js';

/** Logs and what they make of a board, which the server's tests read too: both must make the same of them. */
const FILE = new URL('../../../src/test/resources/org/crosscage/core/game/histories.txt', import.meta.url);
const COLUMNS = 3;
const NO_GIVENS = Array.from({ length: COLUMNS * COLUMNS }, () => null);

const place = (cell: number): string => `r${Math.floor(cell / COLUMNS) + 1}c${(cell % COLUMNS) + 1}`;

/** One entry as the database has it: its kind, and a line. */
function action(text: string): Action {
  const [kind = '', ...rest] = text.split(' ');
  const level = kind === 'play' ? undefined : rest.shift();
  const changes = rest.map(change);
  return {
    kind: kind as OpKind,
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(changes.length > 0 ? { changes } : {}),
  };
}

function change(text: string): Change {
  const [, row, column, sign, value = ''] = /^r(\d)c(\d)([=~'#])(.*)$/.exec(text)!;
  const cell = (Number(row) - 1) * COLUMNS + Number(column) - 1;
  const numbers = value === '-' ? [] : value.split(',').map(Number);
  switch (sign) {
    case '=':
      return { cell, digit: numbers[0] ?? null };
    case '~':
      return { cell, candidates: numbers };
    case "'":
      return { cell, corners: numbers };
    default:
      return { cell, colour: numbers[0] ?? 0 };
  }
}

function square({ digit, candidates, corners, colour }: CellState): string {
  return [digit ?? '-', candidates.join() || '-', corners.join() || '-', colour || '-'].join('/');
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
