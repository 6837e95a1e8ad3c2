import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PlayedGame, after, grown, inAll, merged, paidSince, renamed } from '../device/device-game.js';
import { isKnownAs, NOTHING_PAID, waiting, type Paid } from '../device/kept-game.js';
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

  it('had help once something from the solution was told, and then no more of it', () => {
    const game = new PlayedGame(keptGame({ hints: 0, hintCost: 0 }));
    game.told();
    game.told();
    assert.equal(inAll(game.kept).hints, 1);
    assert.equal(inAll(game.kept).hintCost, 0);
    const helped = new PlayedGame(keptGame({ hints: 2, hintCost: 4 }));
    helped.told();
    assert.equal(inAll(helped.kept).hints, 2);
    const finished = new PlayedGame(keptGame({ hints: 0, hintCost: 0 }));
    finished.finish(NOW);
    finished.told();
    assert.equal(inAll(finished.kept).hints, 0);
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

  it('owes the server what was paid here, and counts it in all', () => {
    const before = keptGame({ hints: 2, hintCost: 9, techniques: [{ technique: 'naked-pair', hints: 1, cost: 3 }] });
    const game = new PlayedGame(before);
    game.pay({ hints: 1, cost: 1, technique: 'naked-pair', paidHint: 'abc 1' });
    game.pay({ hints: 0, cost: 2, technique: 'hidden-single' });
    const { archived, paid } = game.kept;
    assert.deepEqual([archived.hints, archived.hintCost, archived.paidHint], [2, 9, 'abc 1']);
    assert.deepEqual(paid, {
      ...NOTHING_PAID,
      hints: 1,
      cost: 3,
      techniques: [
        { technique: 'hidden-single', hints: 0, cost: 2 },
        { technique: 'naked-pair', hints: 1, cost: 1 },
      ],
    });
    const all = inAll(game.kept);
    assert.deepEqual([all.hints, all.hintCost], [3, 12]);
    assert.deepEqual(all.techniques, [
      { technique: 'hidden-single', hints: 0, cost: 2 },
      { technique: 'naked-pair', hints: 2, cost: 4 },
    ]);
    const told = game.kept.paid;
    game.pay({ hints: 1, cost: 5, technique: 'naked-pair' });
    assert.deepEqual(paidSince(game.kept.paid, told), {
      ...NOTHING_PAID,
      hints: 1,
      cost: 5,
      techniques: [{ technique: 'naked-pair', hints: 1, cost: 5 }],
    });
    assert.equal(waiting(game.kept), 1);
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

describe('a game that has another id now', () => {
  const fresh = keptGame({}, { id: 'new' });

  it('is known by the ones before', () => {
    const moved = renamed(fresh, keptGame({}, { id: 'old', was: ['oldest'] }), undefined);
    assert.deepEqual(moved.was, ['oldest', 'old']);
    assert.ok(['new', 'old', 'oldest'].every((id) => isKnownAs(moved, id)));
    assert.ok(!isKnownAs(moved, 'other'));
    assert.ok(!isKnownAs(fresh, 'old'));
  });

  it('has what is kept by the new one too', () => {
    const there = new PlayedGame(keptGame({}, { id: 'new', was: ['another'], paid: { ...NOTHING_PAID, hints: 1, cost: 4 } }));
    there.take(MOVE, 80, NOW);
    const moved = renamed({ ...fresh, paid: { ...NOTHING_PAID, hints: 2, cost: 3 } }, keptGame({}, { id: 'old' }), there.kept);
    assert.deepEqual([moved.id, moved.stored, moved.archived.log.length], ['new', 1, 2]);
    assert.deepEqual([moved.paid.hints, moved.paid.cost], [3, 7]);
    assert.deepEqual(moved.was, ['old', 'another']);
  });
});

describe('what is paid of a position', () => {
  const both = (first: readonly [string, string], other: readonly [string, string], cost = 0): string[] => {
    const [a, b] = [first, other].map(([paidHint, paidHelp]) => keptGame({ paidHint, paidHelp }));
    const { archived } = merged(a!, { ...b!, paid: { ...NOTHING_PAID, cost } });
    return [archived.paidHint, archived.paidHelp];
  };

  it('is all that either paid for the same one', () => {
    assert.deepEqual(both(['a 1', 'a where'], ['a 3 7', 'a chain where rewind']), ['a 3 7', 'a chain where rewind']);
    assert.deepEqual(both(['a 3', 'a rewind'], ['a 2 7', 'a search']), ['a 3', 'a search rewind']);
    assert.deepEqual(both(['', 'a where'], ['b 1', '']), ['b 1', 'a where']);
  });

  it('is of two what has been paid since', () => {
    assert.deepEqual(both(['a 1', 'a where'], ['b 1', 'b chain']), ['a 1', 'a where']);
    assert.deepEqual(both(['a 1', 'a where'], ['b 1', 'b chain'], 2), ['b 1', 'b chain']);
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
  const PAID: Paid = { hints: 2, cost: 5, solutionShown: false, techniques: [{ technique: 'naked-pair', hints: 2, cost: 5 }] };
  const LINE = { line: '2026-11-23T09:31:00Z page 2 play r1c1=5', why: 'It cannot be played.' };
  const sent = keptGame({}, { paid: PAID });
  const { id } = sent;

  it('a game that came, without room in the answer, is not paid for again', () => {
    assert.deepEqual(after(sent, sent, { id, game: null, counted: true }, 'me')?.paid, NOTHING_PAID);
    assert.deepEqual(after(sent, sent, { id, game: null }, 'me')?.paid, NOTHING_PAID);
  });

  it('nor where a line of it was refused', () => {
    const kept = after(sent, sent, { id, game: null, counted: true, refused: [LINE] }, 'me');

    assert.deepEqual(kept?.paid, NOTHING_PAID);
    assert.deepEqual(kept?.archived.log, sent.archived.log);
  });

  it('what is paid while a game is sent is told the next time', () => {
    const now = { ...sent, paid: { ...PAID, hints: 3, cost: 6 } };

    assert.deepEqual(after(now, sent, { id, game: null, counted: true, refused: [LINE] }, 'me')?.paid, { ...NOTHING_PAID, hints: 1, cost: 1 });
  });

  it('a game that did not come stays as it is', () => {
    assert.equal(after(sent, sent, { id, game: null, counted: false, refused: [LINE] }, 'me'), undefined);
    assert.equal(after(sent, sent, { id, game: null, refused: [LINE] }, 'me'), undefined);
    assert.equal(after(sent, sent, { id, game: sent, counted: false, refused: [{ line: '', why: 'It is no game.' }] }, 'me'), undefined);
  });

  it('what the server has takes the place of what was sent, and nothing is to be paid', () => {
    const kept = after(sent, sent, { id, game: { ...sent, stored: 1 }, counted: true }, 'me');

    assert.equal(kept?.owner, 'me');
    assert.deepEqual(kept?.paid, NOTHING_PAID);
  });
});
