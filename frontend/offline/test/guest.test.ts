import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PlayedGame } from '../device/device-game.js';
import { GuestStore, type Progress } from '../device/guest-store.js';
import type { KeptGame } from '../device/kept-game.js';
import { receivers, report } from '../parents.js';
import { keptGame } from './games.js';

const NOW = new Date('2026-11-29T10:00:00Z');
const FIRST = keptGame({ seconds: 0 });

function move(seq: number): Parameters<PlayedGame['take']>[0] {
  return { client: 'page2', seq, kind: 'play', changes: [{ cell: 1, digit: 3 }] };
}

function watched(): { readonly told: Progress[]; readonly store: GuestStore; change(by: (game: PlayedGame) => void): Promise<void> } {
  const told: Progress[] = [];
  const store = new GuestStore(FIRST, (progress) => told.push(progress));
  const change = (by: (game: PlayedGame) => void): Promise<void> =>
    store.change(FIRST.id, (now: KeptGame) => {
      const game = new PlayedGame(now);
      by(game);
      return game.kept;
    });
  return { told, store, change };
}

describe('the game of a guest', () => {
  it('has what was played in it', async () => {
    const { store, change } = watched();
    await change((game) => game.take(move(1), 7.9, NOW));
    const kept = await store.game(FIRST.id);
    assert.equal(kept!.archived.log.length, 2);
    assert.equal(kept!.archived.seconds, 7);
    assert.equal(await store.game('another'), undefined);
  });

  it('is started by the first move after what came with it', async () => {
    const { told, change } = watched();
    await change((game) => game.open(NOW));
    await change((game) => game.elapsed(3));
    assert.deepEqual(told, []);
    await change((game) => game.take(move(1), 5, NOW));
    await change((game) => game.take(move(2), 9, NOW));
    assert.deepEqual(told, [{ event: 'started', seconds: 5, hints: 0 }]);
  });

  it('tells of each hint, and not of its further stages', async () => {
    const { told, change } = watched();
    const pay = (seq: number, price: string) => (game: PlayedGame) =>
      void game.take({ client: 'teacher', seq, kind: 'other', text: `help paid ${price} -` }, 0, NOW);
    await change(pay(1, '1 1'));
    await change(pay(2, '0 2'));
    await change(pay(3, '1 1'));
    assert.deepEqual(told, [
      { event: 'hint', seconds: 0, hints: 1 },
      { event: 'hint', seconds: 0, hints: 2 },
    ]);
  });

  it('is solved once, in its time', async () => {
    const { told, change } = watched();
    await change((game) => game.take(move(1), 61, NOW));
    await change((game) => game.finish(NOW));
    await change((game) => game.take(move(2), 90, NOW));
    await change((game) => game.finish(NOW));
    assert.deepEqual(told, [
      { event: 'started', seconds: 61, hints: 0 },
      { event: 'solved', seconds: 61, hints: 0 },
    ]);
  });

  it('is not changed under another name', async () => {
    const { told, store } = watched();
    await store.change('another', () => keptGame({ finished: NOW.toISOString() }));
    assert.equal(await store.game(FIRST.id), FIRST);
    assert.deepEqual(told, []);
  });
});

describe('the page around a frame', () => {
  const ALLOWED = ['https://school.example', 'https://Blog.example:443'];

  it('is the one that the browser names, if it may be', () => {
    assert.deepEqual(receivers(ALLOWED, 'https://blog.example/today?x#y'), ['https://blog.example']);
  });

  it('is any that may be where the browser names none or another', () => {
    for (const referrer of ['', 'https://elsewhere.example/', 'about:blank']) {
      assert.deepEqual(receivers(ALLOWED, referrer), ['https://school.example', 'https://blog.example']);
    }
  });

  it('hears what happened, and nobody else does', () => {
    const sent: unknown[] = [];
    const progress = { event: 'solved', seconds: 61, hints: 2 } as const;
    report({ postMessage: (message, origin) => sent.push([message, origin]) }, ['https://school.example'], progress);
    assert.deepEqual(sent, [[{ crosscage: progress }, 'https://school.example']]);
  });
});
