import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';

let press: (event: object) => void = () => {};
const done: string[] = [];
const board = {
  interrupted: false,
  board: { play: { flush: () => done.push('flush') } },
  ask: (name: string) => done.push(name),
};

Object.assign(globalThis, {
  window: { addEventListener: (_: string, listener: typeof press) => (press = listener) },
  document: { querySelector: () => board },
});
await import('../offline-questions.js');

/** Presses a button that asks for something, or another one. */
function click(ask?: string): void {
  const button = ask ? { dataset: { ask } } : null;
  press({ target: { closest: () => button }, stopImmediatePropagation: () => done.push('stopped') });
}

beforeEach(() => {
  board.interrupted = false;
  done.length = 0;
});

describe('a press beside the board', () => {
  it('comes after a digit that waits for its second', () => {
    click();
    assert.deepEqual(done, ['flush']);
  });

  it('asks the board while the server is away', () => {
    board.interrupted = true;
    click('all-steps');
    assert.deepEqual(done, ['flush', 'stopped', 'all-steps']);
  });

  it('on anything else is left alone while the server is away', () => {
    board.interrupted = true;
    click();
    assert.deepEqual(done, ['flush']);
  });
});
