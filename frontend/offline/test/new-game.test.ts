import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { asKept } from '../device/device-game.js';
import { isBegun, practised, waiting, type KeptGame } from '../device/kept-game.js';
import { begunGame } from '../new-game/begun-game.js';
import { dayProgress } from '../new-game/day.js';
import { another, choicesOf, dailyOf, giantOf, withChoice, type Daily } from '../new-game/offer.js';
import { keptGame, PICTURE } from './games.js';

const EIGHT = { rows: 8, columns: 8 };
const GIANTS = { giants: '2026-12-06', giant: { rows: 20, columns: 20, grade: 'expert' } };

describe('a day', () => {
  const daily = ['easy', 'medium', 'hard'].map((grade) => ({ day: '2026-11-29', name: `kakuro-${grade}`, source: `daily-2026-11-29-kakuro-${grade}`, kind: 'kakuro', grade, ...EIGHT }));
  const [easy, medium, hard] = daily as [Daily, Daily, Daily];
  const game = ({ source, ...order }: Daily, finished = ''): KeptGame => {
    const begun = begunGame({ source, puzzle: '', picture: PICTURE }, order, '', '', new Date('2026-11-29T12:00:00Z'));
    return asKept({ ...begun, archived: { ...begun.archived, finished } });
  };

  it('has its games and what can be made in its own order', () => {
    const [first, last] = [game(easy), game(hard)];
    assert.deepEqual(dayProgress([last, first], daily, true, {}), { left: [first, medium, last], done: 0, of: 3 });
  });

  it('offers nothing that was begun or finished elsewhere, and counts what is finished once', () => {
    const played = { [easy.source]: true, [medium.source]: false, 'daily-2026-11-28-kakuro-hard': true };
    assert.deepEqual(dayProgress([], daily, true, played), { left: [hard], done: 1, of: 3 });
    assert.deepEqual(dayProgress([game(easy, '2026-11-29T13:00:00Z')], daily, true, played), { left: [hard], done: 1, of: 3 });
  });

  it('that is over has only what is here', () => {
    const left = game(hard);
    assert.deepEqual(dayProgress([game(easy, '2026-11-29T13:00:00Z'), left], daily, false, {}), { left: [left], done: 1, of: 2 });
  });

  it('has the puzzles of its weekday, and none before the first day of a kind', () => {
    const week = [4, 5, 6, 7, 8, 9, 10].map((side) => ({ rows: side, columns: side }));
    const kind = (id: string, first: string) => ({ id, sizes: [], sample: PICTURE, daily: { first, minis: '2026-12-02', sizes: { gentle: week, easy: week, hard: week.toReversed() }, ...GIANTS } });
    const kinds = [kind('kenken', '2026-11-01'), kind('killer', '2026-11-30'), { ...kind('kakuro', ''), daily: null }];
    const named = (day: string): string[] => dailyOf(kinds, day).map(({ source, rows }) => `${source} ${rows}`);
    assert.deepEqual(named('2026-11-29'), ['daily-2026-11-29-kenken-easy 10', 'daily-2026-11-29-kenken-hard 4']);
    assert.deepEqual(named('2026-11-30').slice(2), ['daily-2026-11-30-killer-easy 4', 'daily-2026-11-30-killer-hard 10']);
    assert.deepEqual(named('2026-10-31'), []);
    assert.deepEqual(named('2026-12-02').slice(0, 3), ['daily-2026-12-02-kenken-gentle 6', 'daily-2026-12-02-killer-gentle 6', 'daily-2026-12-02-kenken-easy 6']);
  });
});

describe('the giant of a week', () => {
  const kind = (id: string, first: string) => ({ id, sizes: [], sample: PICTURE, daily: { first, minis: '', sizes: {}, ...GIANTS } });
  const kinds = [kind('kakuro', '2026-11-01'), kind('kenken', '2026-11-01'), { ...kind('none', ''), daily: null }, kind('killer', '2026-12-20')];
  const giant = (day: string): string | undefined => giantOf(kinds, day)[0]?.source;

  it('is there from its Sunday to the next', () => {
    assert.equal(giant('2026-12-05'), undefined);
    assert.equal(giant('2026-12-06'), 'daily-2026-12-06-kakuro-expert');
    assert.equal(giant('2026-12-12'), 'daily-2026-12-06-kakuro-expert');
    assert.deepEqual(giantOf([], '2026-12-12'), []);
  });

  it('is of the kinds that there are in turn', () => {
    assert.equal(giant('2026-12-13'), 'daily-2026-12-13-kenken-expert');
    assert.equal(giant('2026-12-20'), 'daily-2026-12-20-killer-expert');
    assert.equal(giant('2026-12-27'), 'daily-2026-12-27-kakuro-expert');
  });

  it('is one of the puzzles of its Sunday alone', () => {
    assert.deepEqual(dailyOf(kinds, '2026-12-06').at(-1), { ...GIANTS.giant, kind: 'kakuro', day: '2026-12-06', name: 'kakuro-expert', source: 'daily-2026-12-06-kakuro-expert' });
    assert.ok(dailyOf(kinds, '2026-12-07').every(({ grade }) => grade !== 'expert'));
  });
});

describe('a game of a new puzzle', () => {
  const puzzle = { source: 'kakuro-8x8-easy-17', puzzle: 'puzzle …', picture: PICTURE };
  const order = { kind: 'kakuro', rows: 8, columns: 8, grade: 'easy' };
  const made = begunGame(puzzle, order, 'Kakuro 8 × 8', '', new Date('2026-11-29T12:00:00Z'));

  it('has begun, and waits to be sent', () => {
    assert.ok(isBegun(made));
    assert.equal(waiting(asKept(made)), 1);
    assert.equal(asKept(made).played, Date.parse('2026-11-29T12:00:00Z'));
    assert.equal(made.archived.source, 'kakuro-8x8-easy-17');
  });

  it('has an id of its own, as the server makes them', () => {
    const ids = Array.from({ length: 200 }, () => begunGame(puzzle, order, '', '', new Date()).id);
    ids.forEach((id) => assert.match(id, /^[A-Za-z0-9_-]{22}$/));
    assert.equal(new Set(ids).size, 200);
  });
});

describe('the choices for new games', () => {
  it('are those that the server writes, the newest of each kind', () => {
    assert.deepEqual(choicesOf('kenken-6x6-hard kakuro-8x10 kenken-4x4-easy x killer-9'), {
      kenken: { size: '6x6', grade: 'hard' },
      kakuro: { size: '8x10', grade: '' },
    });
    assert.deepEqual(choicesOf(''), {});
    const order = { kind: 'kakuro', rows: 8, columns: 10, grade: '' };
    assert.equal(withChoice('kenken-6x6-hard kakuro-4x4-easy', order), 'kakuro-8x10 kenken-6x6-hard');
    assert.equal(withChoice('', { ...order, grade: 'easy' }), 'kakuro-8x10-easy');
  });

  it('have another puzzle like the last one where its size is made', () => {
    const sizes = [{ ...EIGHT, length: 'medium', grades: { '': '', easy: '' } as const }];
    const kinds = [{ id: 'kakuro', sizes, sample: PICTURE, daily: null }];
    const order = { kind: 'kakuro', ...EIGHT, grade: 'easy' };
    assert.deepEqual(another(kinds, order), order);
    assert.deepEqual(another(kinds, { ...order, grade: 'beyond' }), { ...order, grade: '' });
    assert.equal(another(kinds, { ...order, rows: 7 }), undefined);
    assert.equal(another(kinds, { ...order, kind: 'killer' }), undefined);
  });
});

describe('practice', () => {
  it('is known by its source, where the server said its technique', () => {
    assert.equal(practised(keptGame({ source: 'kenken.naked-pair.2' }, { facts: 'Naked pair' })), 'naked-pair');
    assert.equal(practised(keptGame({ source: 'kenken.naked-pair.2' })), undefined);
    assert.equal(practised(keptGame({ source: 'kakuro-12x12-medium-7' }, { facts: 'No. 7' })), undefined);
  });
});
