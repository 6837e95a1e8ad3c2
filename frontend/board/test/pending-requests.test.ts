import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BoardCommand } from '../input/key-command.js';
import { PendingRequests } from '../channel/pending-requests.js';
import { MemoryStorage, Page } from './page.js';
import { square } from './pictures.js';

class Line {
  readonly asked: BoardCommand[] = [];
  flushed = 0;
  away = true;
  later = 0;
  readonly wishes = new PendingRequests(this);

  ask(name: BoardCommand): void {
    this.asked.push(name);
  }

  flush(): void {
    this.flushed++;
  }

  instead = 0;

  sayLater(instead: boolean): void {
    this.later++;
    this.instead += instead ? 1 : 0;
  }
}

describe('a hint asked for while the server is away', () => {
  it('is promised, and asked once when the server is back', () => {
    const line = new Line();
    line.wishes.ask('hint');
    line.wishes.ask('hint');
    assert.deepEqual([line.asked, line.later], [[], 2]);
    line.away = false;
    line.wishes.grant();
    line.wishes.grant();
    assert.deepEqual(line.asked, ['hint']);
  });

  it('gives way to another question, and the player is told so', () => {
    const line = new Line();
    line.wishes.ask('hint');
    line.wishes.ask('check');
    line.wishes.ask('check');
    assert.deepEqual([line.later, line.instead], [3, 1]);
    line.away = false;
    line.wishes.grant();
    assert.deepEqual(line.asked, ['check']);
  });

  it('is not wished for any more after Escape', () => {
    const line = new Line();
    line.wishes.ask('hint');
    line.wishes.ask('escape');
    line.away = false;
    line.wishes.grant();
    assert.deepEqual(line.asked, ['escape']);
  });
});

it('what the page answers itself does not wait', () => {
  const line = new Line();
  line.wishes.ask('pause');
  assert.deepEqual(line.asked, ['pause']);
});

describe('what else only the server can answer', () => {
  for (const name of ['all-steps', 'check', 'say-candidates'] as const) {
    it(`waits for it: ${name}`, () => {
      const line = new Line();
      line.wishes.ask(name);
      assert.deepEqual([line.asked, line.later], [[], 1]);
      line.away = false;
      line.wishes.grant();
      assert.deepEqual(line.asked, [name]);
    });
  }
});

describe('a first digit that waits for its second', () => {
  it('is sent before a hint that is asked for after it', () => {
    const page = new Page('a', new MemoryStorage(), square(10));
    const order: string[] = [];
    const wishes = new PendingRequests({
      away: false,
      flush: () => page.play.flush(),
      ask: (name) => order.push(`${page.sent.length} sent before ${name}`),
      sayLater: () => {},
    });
    page.play.type(1, 'digit', [0], true, 0);
    wishes.ask('say');
    wishes.ask('hint');
    assert.deepEqual(order, ['0 sent before say', '1 sent before hint']);
  });

  it('is sent before a hint that was asked for while the server was away', () => {
    const line = new Line();
    line.wishes.ask('hint');
    line.away = false;
    line.wishes.grant();
    assert.equal(line.flushed, 1);
  });
});
