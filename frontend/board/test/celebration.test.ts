import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waveFrom } from '../element/celebration.js';
import { MemoryStorage, Page } from './page.js';
import { square } from './pictures.js';

describe('the wave of a finished game', () => {
  it('reaches the farthest corner in the same time on every board', () => {
    for (const size of [1, 4, 9, 30]) {
      for (const cell of [0, size - 1, size * size - 1, undefined]) {
        const { row, column, step } = waveFrom(square(size), cell);
        const corners = [0, size - 1].flatMap((r) => [0, size - 1].map((c) => Math.abs(r - row) + Math.abs(c - column)));
        assert.ok(Math.max(...corners) * step <= 700, `${size} from ${String(cell)}`);
        assert.ok(step > 0);
      }
    }
  });

  it('begins at the digit that was written last, whatever marks went with it', () => {
    const page = new Page('a', new MemoryStorage());
    page.play.type(2, 'mark', [5], true, 0);
    assert.equal(page.play.lastDigit, undefined);
    page.play.type(2, 'digit', [4], true, 10);
    assert.equal(page.play.lastDigit, 4);
    const { row, column } = waveFrom(square(4), page.play.lastDigit);
    assert.deepEqual([row, column], [1, 0]);
  });
});
