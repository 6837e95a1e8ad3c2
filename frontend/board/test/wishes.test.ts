import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BoardCommand } from '../key-command.js';
import { Wishes } from '../wishes.js';

class Line {
  readonly asked: BoardCommand[] = [];
  away = true;
  later = 0;
  readonly wishes = new Wishes(this);

  ask(name: BoardCommand): void {
    this.asked.push(name);
  }

  sayLater(): void {
    this.later++;
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
