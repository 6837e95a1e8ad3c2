import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RunTime } from '../run-time.js';

const NOON = Date.UTC(2026, 10, 26, 12);
const after = (seconds: number): number => NOON + seconds * 1000;

describe('the time of a run', () => {
  it('goes on from what had passed, in whole seconds', () => {
    const time = new RunTime(62.4, false, NOON);
    assert.deepEqual([0, 0.5, 0.7, 60].map((seconds) => time.at(after(seconds))), [62, 62, 63, 122]);
  });

  it('comes down to nothing and not below', () => {
    const time = new RunTime(300, true, NOON);
    assert.deepEqual([0, 0.5, 1, 299.5, 300, 9000].map((seconds) => time.at(after(seconds))), [300, 299, 299, 0, 0, 0]);
  });

  it('is over when nothing is left, not when less than a second is', () => {
    const time = new RunTime(2.5, true, NOON);
    assert.deepEqual([0, 2, 2.4, 2.5, 60].map((seconds) => time.isOver(after(seconds))), [false, false, false, true, true]);
    assert.ok(new RunTime(0, true, NOON).isOver(NOON), 'at once, where nothing was left');
  });

  it('is never over where it counts up', () => {
    assert.ok(!new RunTime(0, false, NOON).isOver(after(100_000)));
  });

  it('is what it is now after the page was hidden for long', () => {
    assert.equal(new RunTime(5, false, NOON).at(after(3600)), 3605);
  });

  it('shows no time below none on a clock that was set back', () => {
    assert.equal(new RunTime(5, false, NOON).at(after(-3600)), 0);
  });
});
