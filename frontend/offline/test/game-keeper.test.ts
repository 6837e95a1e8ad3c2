import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { Delivery, LogEntry } from '../../board/puzzle/types.js';
import type { KeptGame } from '../device/kept-game.js';
import type { GameStore } from '../device/store.js';
import { GameKeeper } from '../screen/game-keeper.js';
import { keptGame } from './games.js';

const GAME = keptGame();

let all: readonly KeptGame[];
/** Runs once, before games are put back. */
let meanwhile: () => Promise<void>;

const store: GameStore = {
  isShared: false,
  game: async (id) => all.find((game) => game.id === id),
  change: async (id, by) => {
    all = all.map((game) => (game.id === id ? (by(game) ?? game) : game));
  },
  changeAll: async (by) => {
    const first = meanwhile;
    meanwhile = async () => {};
    await first();
    all = by(all);
  },
};

function keeper(): { readonly kept: GameKeeper; readonly heard: Delivery[] } {
  const heard: Delivery[] = [];
  const board = { receive: (delivery: Delivery) => heard.push(delivery), reset: () => {} } as unknown as PuzzleBoard;
  const screen = { board: () => board, withRoom: (work: () => Promise<void>) => work(), trouble: assert.ifError, changed: () => {} };
  return { kept: new GameKeeper(GAME, store, screen), heard };
}

function digit(client: string, seq: number): LogEntry {
  return { client, seq, kind: 'play', changes: [{ cell: 1, digit: 3 }] };
}

function lines(): string[] {
  return all.flatMap(({ archived }) => archived.log.map((line) => line.split(' ').slice(1).join(' ')));
}

/** Until all is done that was to be done. */
function done(kept: GameKeeper): Promise<void> {
  return kept.also(async () => {});
}

beforeEach(() => {
  all = [GAME];
  meanwhile = async () => {};
});

describe('the keeper of a game', () => {
  it('confirms an entry once it is stored, and one that is sent again with the version that it has', async () => {
    const { kept, heard } = keeper();
    kept.take(digit('page2', 1), 61);
    kept.take(digit('page2', 1), 62);
    await done(kept);
    assert.deepEqual(lines(), ['page 1 play r1c2=5', 'page2 1 play r2c1=3']);
    assert.deepEqual(
      heard.map(({ version, entries }) => [version, entries.at(-1)?.version]),
      [
        [2, 2],
        [2, 2],
      ],
    );
    assert.equal(all[0]!.archived.seconds, 61);
  });

  it('brings a game back that was taken away and is played on, and sends all of it', async () => {
    const { kept } = keeper();
    all = [];
    kept.take(digit('page2', 1), 61);
    await done(kept);
    assert.deepEqual(lines(), ['page 1 play r1c2=5', 'page2 1 play r2c1=3']);
    assert.equal(all[0]!.stored, 0);
  });

  it('does not bring it back for time that passes, nor for a grade', async () => {
    const { kept } = keeper();
    all = [];
    await kept.change((game) => game.elapsed(90));
    await kept.change((game) => game.rate('easy'));
    assert.deepEqual(all, []);
    assert.equal(kept.game.kept.grade, 'easy');
  });

  it('loses nothing where two tabs bring it back at the same time', async () => {
    const [first, second] = [keeper(), keeper()];
    all = [];
    meanwhile = async () => {
      second.kept.take(digit('page3', 1));
      await done(second.kept);
    };
    first.kept.take(digit('page2', 1));
    await done(first.kept);
    assert.deepEqual(new Set(lines()), new Set(['page 1 play r1c2=5', 'page2 1 play r2c1=3', 'page3 1 play r2c1=3']));
    assert.equal(all.length, 1);
  });
});
