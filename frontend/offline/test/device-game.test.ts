import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FREE_HELP, PlayedGame, SOLUTION, after, grown, merged, moves, upgraded } from '../device/device-game.js';
import { digitsOf } from '../tile/digits.js';
import { waiting } from '../device/kept-game.js';
import { keptGame } from './games.js';

const NOW = new Date('2026-11-24T10:00:00.500Z');
const MOVE = { client: 'train', seq: 1, kind: 'play', changes: [{ cell: 1, digit: 3 }] } as const;

describe('a game on a device', () => {
  it('takes an entry once, with its time', () => {
    const game = new PlayedGame(keptGame());
    assert.deepEqual(game.take(MOVE, 75.8, NOW), { ...MOVE, version: 2 });
    assert.deepEqual(game.take(MOVE, 90, NOW), { ...MOVE, version: 2 }, 'sent again');
    const { archived, played } = game.kept;
    assert.deepEqual(archived.log, ['2026-11-23T09:30:00Z page 1 play r1c2=5', '2026-11-24T10:00:00.500Z train 1 play r2c1=3']);
    assert.equal(archived.seconds, 75);
    assert.equal(played, NOW.getTime());
    assert.equal(waiting(game.kept), 1);
    assert.deepEqual(game.entries(1), [{ ...MOVE, version: 2 }]);
  });

  it('counts free help and the solution once, and beside what is paid not at all', () => {
    const game = new PlayedGame(keptGame());
    assert.ok(game.counts(FREE_HELP));
    game.take({ ...FREE_HELP, client: 'teacher', seq: 1 }, 0, NOW);
    assert.deepEqual([game.kept.archived.hints, game.kept.archived.hintCost], [1, 0]);
    assert.ok(!game.counts(FREE_HELP));
    assert.ok(game.counts(SOLUTION));
    game.take({ ...SOLUTION, client: 'teacher', seq: 2 }, 0, NOW);
    assert.ok(game.kept.archived.solutionShown);
    assert.ok(!game.counts(SOLUTION));
    const finished = new PlayedGame(keptGame());
    finished.finish(NOW);
    assert.ok(!finished.counts(FREE_HELP) && !finished.counts(SOLUTION));
    assert.equal(moves(game.kept.archived), 1);
  });

  it('begins with the first entry', () => {
    const game = new PlayedGame(keptGame({ begun: '', log: [], seconds: 0 }, { stored: 0 }));
    game.take(MOVE, 5, NOW);
    assert.equal(game.kept.archived.begun, NOW.toISOString());
  });

  it('is begun and waits to be sent once it is opened', () => {
    const taken = keptGame({ begun: '', log: [], seconds: 0 }, { stored: 0 });
    assert.equal(waiting(taken), 0);
    const game = new PlayedGame(taken);
    game.open(NOW);
    game.open(new Date('2026-11-25T10:00:00Z'));
    assert.equal(game.kept.archived.begun, NOW.toISOString());
    assert.equal(game.kept.played, NOW.getTime());
    assert.equal(waiting(game.kept), 1);
    assert.equal(waiting({ ...game.kept, owner: 'somebody' }), 0, 'the server has it');
  });

  it('is finished when it was first', () => {
    const game = new PlayedGame(keptGame());
    game.finish(NOW);
    game.finish(new Date('2026-11-25T10:00:00Z'));
    assert.equal(game.kept.archived.finished, NOW.toISOString());
  });

  it('has the time, help and moves that it had when it was finished', () => {
    const later = new Date(NOW.getTime() + 1);
    const hint = { client: 'teacher', seq: 1, kind: 'other', text: 'help paid 1 2 naked-pair' } as const;
    const game = new PlayedGame(keptGame());
    game.take(hint, 85, NOW);
    game.elapsed(90);
    game.finish(NOW);
    game.elapsed(100);
    game.take({ client: 'page', seq: 99, kind: 'undo' }, 110, later);
    game.take({ ...hint, seq: 2 }, 110, later);
    const { seconds, hints, hintCost, log } = game.kept.archived;
    assert.deepEqual([seconds, hints, hintCost, moves(game.kept.archived), log.length], [90, 1, 2, 1, 4]);
    const setBack = new PlayedGame(keptGame());
    setBack.take(MOVE, 0, later);
    setBack.finish(NOW);
    setBack.take({ client: 'page', seq: 99, kind: 'undo' }, 0, NOW);
    assert.equal(moves(setBack.kept.archived), 2);
    const tab = merged(keptGame(), game.kept).archived;
    assert.deepEqual([tab.hints, tab.hintCost, tab.finished], [1, 2, NOW.toISOString()]);
    const elsewhere = keptGame({ seconds: 120 });
    assert.equal(merged(game.kept, elsewhere).archived.seconds, 90);
    assert.equal(merged(elsewhere, game.kept).archived.seconds, 120);
  });

  it('has the help that was paid in its log, once, and counts it', () => {
    const game = new PlayedGame(
      keptGame({ hints: 2, hintCost: 9, techniques: [{ technique: 'naked-pair', hints: 1, cost: 3 }] }),
    );
    const paid = { client: 'teacher', seq: 1, kind: 'other', text: 'help paid 1 2 naked-pair abc 1 -' } as const;
    game.take(paid, 0, NOW);
    game.take(paid, 0, NOW);
    game.take({ ...paid, seq: 2, text: 'help paid 0 1 - abc 2 -' }, 0, NOW);
    const { hints, hintCost, techniques, log } = game.kept.archived;
    assert.deepEqual([hints, hintCost], [3, 12]);
    assert.deepEqual(techniques, [{ technique: 'naked-pair', hints: 2, cost: 5 }]);
    assert.equal(log[1], '2026-11-24T10:00:00.500Z teacher 1 help paid 1 2 naked-pair abc 1 -');
    assert.deepEqual([waiting(game.kept), moves(game.kept.archived)], [2, 1]);
  });

  it('has the help that finishes it before what it does', () => {
    const game = new PlayedGame(keptGame());
    game.teach({ client: 'teacher', seq: 1, kind: 'other', text: 'help paid 1 4 naked-pair' }, [MOVE], 80, NOW);
    game.finish(NOW);
    const { log, hintCost, techniques } = game.kept.archived;
    assert.deepEqual(log.map((line) => line.split(' ')[3]), ['play', 'help', 'play']);
    assert.deepEqual([hintCost, techniques], [4, [{ technique: 'naked-pair', hints: 1, cost: 4 }]]);
    game.teach({ ...FREE_HELP, client: 'teacher', seq: 2 }, [], 80, NOW);
    assert.equal(game.kept.archived.log.length, 3, 'which counts no more');
  });

  it('keeps what a page of before has counted beside the log', () => {
    const before = { ...keptGame(), paid: { hints: 2, cost: 5, solutionShown: true, techniques: [] }, played: NOW.getTime() };
    const now = upgraded(before);
    assert.deepEqual(now.archived.log, [
      '2026-11-23T09:29:00Z paid-abcdefghijklmnopqrstuv 1 help paid 2 5 -',
      '2026-11-23T09:29:00Z paid-abcdefghijklmnopqrstuv 2 help solution 0 0 -',
      ...before.archived.log,
    ]);
    assert.deepEqual([now.archived.hints, now.archived.hintCost, now.archived.solutionShown], [2, 5, true]);
    assert.deepEqual(upgraded(now), now);
    assert.deepEqual(upgraded(keptGame()), keptGame());
  });

  it('loses nothing when two tabs played on', () => {
    const [first, other] = [new PlayedGame(keptGame()), new PlayedGame(keptGame())];
    first.take(MOVE, 80, NOW);
    other.take({ ...MOVE, client: 'other' }, 70, NOW);
    const both = merged(first.kept, other.kept);
    assert.deepEqual(both.archived.log.map((line) => line.split(' ')[1]), ['page', 'train', 'other']);
    assert.equal(both.archived.seconds, 80);
  });
});

describe('the digits of a game in a list', () => {
  it('are those of the player', () => {
    assert.deepEqual(digitsOf(keptGame()), [5, null, null]);
  });

  it('are the givens where a line of the log cannot be read', () => {
    assert.deepEqual(digitsOf(keptGame({ log: ['2026-11-23T09:30:00Z page 1 play r1c1@1'] })), [null, null, null]);
  });
});

describe('what a board hears from the server', () => {
  it('is written down behind what is there', () => {
    const game = grown(keptGame(), { version: 2, entries: [{ ...MOVE, version: 2 }] }, NOW)!;
    assert.equal(game.stored, 2);
    assert.equal(waiting(game), 0);
    assert.equal(game.archived.log[1], '2026-11-24T10:00:00.500Z train 1 play r2c1=3');
  });

  it('with the line of an entry that is not known here', () => {
    const entry = { client: 'page', seq: 2, kind: 'other', text: 'later naked-pair 2', version: 2 } as const;
    const game = grown(keptGame(), { version: 2, entries: [entry] }, NOW)!;
    assert.equal(game.archived.log[1], '2026-11-24T10:00:00.500Z page 2 later naked-pair 2');
    assert.deepEqual(new PlayedGame(game).entries(1), [entry]);
  });

  it('is left to the next page where something between is missing, or anything waits', () => {
    assert.equal(grown(keptGame(), { version: 3, entries: [{ ...MOVE, version: 3 }] }, NOW), undefined);
    assert.equal(grown(keptGame(), { version: 1, entries: [{ ...MOVE, version: 1 }] }, NOW), undefined);
    const waits = new PlayedGame(keptGame());
    waits.take(MOVE, 0, NOW);
    assert.equal(grown(waits.kept, { version: 2, entries: [{ ...MOVE, client: 'x', version: 2 }] }, NOW), undefined);
  });
});

describe('an answer about a game that was sent', () => {
  const sent = keptGame({ hints: 1 });
  const { id } = sent;

  it('leaves a game as it is that did not come, or for which the answer has no room', () => {
    assert.equal(after(sent, { id, game: null }, 'me'), undefined);
    assert.equal(after(sent, { id, game: null, refused: 'It is no game.' }, 'me'), undefined);
  });

  it('puts what the server has in the place of what was sent', () => {
    const server = keptGame({ hints: 4, finished: '' }, { stored: 1 });
    const kept = after({ ...sent, archived: { ...sent.archived, finished: NOW.toISOString() } }, { id, game: server }, 'me')!;
    assert.deepEqual([kept.owner, kept.archived.hints, kept.archived.finished], ['me', 4, '']);
  });

  it('keeps behind it what was played, paid and found meanwhile', () => {
    const now = new PlayedGame(sent);
    now.rate('hard');
    now.take(MOVE, 80, NOW);
    now.take({ client: 'teacher', seq: 1, kind: 'other', text: 'help paid 1 2 - abc 1 -' }, 80, NOW);
    const kept = after(now.kept, { id, game: keptGame({ hints: 4 }, { stored: 1 }) }, 'me')!;
    assert.deepEqual([kept.archived.log.length, waiting(kept), kept.archived.hints, kept.grade], [3, 2, 5, 'hard']);
  });
});
