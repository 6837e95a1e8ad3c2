import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BoardSettings } from '../channel/board-port.js';
import { BoardState } from '../game/board-state.js';
import { PendingRequests } from '../game/pending-requests.js';
import type { Play } from '../game/play.js';
import type { BoardCommand } from '../puzzle/types.js';
import { GAME_PREFERENCES } from './preferences.js';
import { MemoryStorage, Page } from './page.js';
import { square } from './pictures.js';

class Line {
  readonly asked: BoardCommand[] = [];
  flushed = 0;
  away = true;
  later = 0;
  instead = 0;
  readonly requests: PendingRequests;

  constructor() {
    const state = new BoardState(square(4));
    state.play = { flush: () => void this.flushed++ } as Play;
    this.requests = new PendingRequests(
      { settings: () => settings(this.away), command: (name) => void this.asked.push(name) },
      state,
      (instead) => {
        this.later++;
        this.instead += instead ? 1 : 0;
      },
    );
  }
}

function settings(away: boolean): BoardSettings {
  return { preferences: GAME_PREFERENCES, texts: {}, editable: true, away, finished: false };
}

describe('a hint asked for while the server is away', () => {
  it('is promised, and asked once when the server is back', () => {
    const line = new Line();
    line.requests.ask('hint');
    line.requests.ask('hint');
    assert.deepEqual([line.asked, line.later], [[], 2]);
    line.away = false;
    line.requests.grant();
    line.requests.grant();
    assert.deepEqual(line.asked, ['hint']);
  });

  it('gives way to another question, and the player is told so', () => {
    const line = new Line();
    line.requests.ask('hint');
    line.requests.ask('check');
    line.requests.ask('check');
    assert.deepEqual([line.later, line.instead], [3, 1]);
    line.away = false;
    line.requests.grant();
    assert.deepEqual(line.asked, ['check']);
  });

  it('is not asked for any more after Escape', () => {
    const line = new Line();
    line.requests.ask('hint');
    line.requests.ask('escape');
    line.away = false;
    line.requests.grant();
    assert.deepEqual(line.asked, ['escape']);
  });
});

it('what the page answers itself does not wait', () => {
  const line = new Line();
  line.requests.ask('pause');
  assert.deepEqual(line.asked, ['pause']);
});

describe('what else only the server can answer', () => {
  for (const name of ['all-steps', 'fit', 'check', 'say-candidates'] as const) {
    it(`waits for it: ${name}`, () => {
      const line = new Line();
      line.requests.ask(name);
      assert.deepEqual([line.asked, line.later], [[], 1]);
      line.away = false;
      line.requests.grant();
      assert.deepEqual(line.asked, [name]);
    });
  }
});

describe('a first digit that waits for its second', () => {
  it('is sent before a hint that is asked for after it', () => {
    const page = new Page('a', new MemoryStorage(), square(10));
    const order: string[] = [];
    const state = new BoardState(square(10));
    state.play = page.play;
    const requests = new PendingRequests(
      { settings: () => settings(false), command: (name) => void order.push(`${page.sent.length} sent before ${name}`) },
      state,
      () => {},
    );
    page.play.type(1, 'digit', [0], true, 0);
    requests.ask('say');
    requests.ask('hint');
    assert.deepEqual(order, ['0 sent before say', '1 sent before hint']);
  });

  it('is sent before a hint that was asked for while the server was away', () => {
    const line = new Line();
    line.requests.ask('hint');
    line.away = false;
    line.requests.grant();
    assert.equal(line.flushed, 1);
  });
});
