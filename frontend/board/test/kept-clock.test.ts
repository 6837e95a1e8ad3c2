import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { KeptClock } from '../companions/kept-clock.js';
import { MemoryStorage } from './page.js';

describe('the time played', () => {
  it('goes on where another tab or an earlier page had it', () => {
    const storage = new MemoryStorage() as unknown as Storage;
    assert.equal(new KeptClock(storage).keep('g', 14.8), true);
    assert.equal(new KeptClock(storage).of('g'), 14.8);
    assert.equal(new KeptClock(storage).of('other'), 0);
  });

  it('never runs backwards', () => {
    const clock = new KeptClock(new MemoryStorage() as unknown as Storage);
    clock.keep('g', 20);
    clock.keep('g', 12);
    assert.equal(clock.of('g'), 20);
  });

  it('is not kept of a game that is over, nor without storage', () => {
    const clock = new KeptClock(new MemoryStorage() as unknown as Storage);
    clock.keep('g', 20);
    clock.forget('g');
    assert.equal(clock.of('g'), 0);
    const nowhere = new KeptClock(undefined);
    assert.equal(nowhere.keep('g', 20), false);
    assert.equal(nowhere.of('g'), 0);
  });
});
