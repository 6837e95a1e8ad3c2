import assert from 'node:assert/strict';
import { it } from 'node:test';
import { grouped, inOrder, nextAfter } from '../device/order.js';
import type { KeptGame } from '../device/kept-game.js';
import { keptGame } from './games.js';

const ofDay = (day: string, kind: string, grade: string): KeptGame =>
  keptGame({ source: `daily-${day}-${kind}-${grade}` }, { id: `${day} ${kind} ${grade}`, kind, grade, group: `day-${day}` });
const taken = (id: string, at: number, more: Partial<KeptGame> = {}): KeptGame => keptGame({}, { id, taken: at, ...more });
const ids = (games: readonly KeptGame[]): string[] => games.map(({ id }) => id);

it('puts puzzles of days before others, by day, kind and grade', () => {
  const games = [
    taken('second', 2),
    ofDay('2026-11-28', 'kakuro', 'easy'),
    ofDay('2026-11-27', 'kenken', 'easy'),
    taken('first', 1),
    ofDay('2026-11-27', 'kakuro', 'hard'),
    ofDay('2026-11-27', 'kakuro', 'medium'),
  ];
  assert.deepEqual(ids(inOrder(games)), [
    '2026-11-27 kakuro medium',
    '2026-11-27 kakuro hard',
    '2026-11-27 kenken easy',
    '2026-11-28 kakuro easy',
    'first',
    'second',
  ]);
});

it('keeps together what was taken along together, in the order of the days and of the taking', () => {
  const games = [
    taken('b', 4, { group: 'later' }),
    taken('a', 3, { group: 'earlier' }),
    ofDay('2026-12-01', 'kenken', 'easy'),
    taken('c', 5, { group: 'earlier' }),
    ofDay('2026-11-30', 'kenken', 'easy'),
  ];
  const groups = [...grouped(games, ({ group }) => group)].map(([name, some]) => [name, ids(some)]);
  assert.deepEqual(groups, [
    ['day-2026-11-30', ['2026-11-30 kenken easy']],
    ['day-2026-12-01', ['2026-12-01 kenken easy']],
    ['earlier', ['a', 'c']],
    ['later', ['b']],
  ]);
});

it('goes on with the same kind, of the same group where it has one left', () => {
  const finished = taken('finished', 1, { kind: 'kenken', group: 'pack' });
  const sameGroup = taken('same group', 2, { kind: 'kakuro', group: 'pack' });
  const sameKind = taken('same kind', 3, { kind: 'kenken', group: 'set' });
  const both = taken('both', 4, { kind: 'kenken', group: 'pack' });
  const other = taken('other', 0, { kind: 'kakuro', group: 'set' });
  assert.equal(nextAfter(finished, [other, sameGroup, sameKind, both])?.id, 'both');
  assert.equal(nextAfter(finished, [other, sameGroup, sameKind])?.id, 'same kind');
  assert.equal(nextAfter(finished, [other, sameGroup])?.id, 'same group');
  assert.equal(nextAfter(finished, []), undefined);
});
