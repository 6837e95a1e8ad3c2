import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';

const listeners = new Map<string, (event?: object) => void>();
const kept: Record<string, string> = {};
let now = 0;
let isOpen = false;
let serverAnswers = true;
let reloads = 0;
let random = 0;
let questions = 0;
let boards: object[] = [];

mock.method(Math, 'random', () => random);
mock.timers.enable({ apis: ['setTimeout'] });
mock.method(performance, 'now', () => now);
Object.assign(globalThis, {
  window: { addEventListener: (name: string, listener: (event?: object) => void) => listeners.set(name, listener) },
  location: { reload: () => (reloads += 1) },
  document: { querySelector: () => (isOpen ? {} : null), querySelectorAll: () => boards },
  fetch: () => {
    questions += 1;
    return Promise.resolve({ ok: serverAnswers });
  },
});
Object.defineProperty(globalThis, 'localStorage', { value: kept, configurable: true });

/** Lets so many milliseconds pass, and answers come. */
async function pass(milliseconds: number): Promise<void> {
  for (let step = 0; step < milliseconds; step += 250) {
    now += 250;
    mock.timers.tick(250);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a page that is asked to go to another server', () => {
  let loads = 0;

  beforeEach(async () => {
    listeners.clear();
    await import(`../hand-over.ts?${(loads += 1)}`); // as a page that is loaded anew
    delete kept['crosscage.pending.game.client'];
    delete kept['crosscage.pending.another.client'];
    [isOpen, serverAnswers, reloads, random, questions] = [false, true, 0, 0, 0];
    boards = [{ game: { id: 'game' } }, { game: null }, {}];
    now += 10_000;
  });

  async function ask(spread = 10_000): Promise<void> {
    listeners.get('crosscage-hand-over')!({ detail: { spread } });
    mock.timers.tick(1);
    await new Promise((resolve) => setImmediate(resolve));
  }

  it('is loaded again at once when nobody touches it', async () => {
    await ask();
    assert.equal(reloads, 1);
  });

  it('stays when nobody asks', async () => {
    await pass(5000);
    assert.equal(reloads, 0);
  });

  for (const input of ['keydown', 'pointerdown', 'wheel']) {
    it(`waits for two seconds without ${input}`, async () => {
      listeners.get(input)!();
      await ask();
      await pass(1750);
      listeners.get(input)!();
      await pass(1750);
      assert.equal(reloads, 0);
      await pass(500);
      assert.equal(reloads, 1);
    });
  }

  it('waits until everything is sent', async () => {
    kept['crosscage.pending.game.client'] = '[]';
    await ask();
    await pass(3000);
    assert.equal(reloads, 0);
    delete kept['crosscage.pending.game.client'];
    await pass(500);
    assert.equal(reloads, 1);
  });

  it('does not wait for what another game has left', async () => {
    kept['crosscage.pending.another.client'] = '[]';
    await ask();
    assert.equal(reloads, 1);
  });

  it('waits for its part of the time', async () => {
    random = 0.5;
    await ask(6000);
    await pass(2750);
    assert.deepEqual([reloads, questions], [0, 0]);
    await pass(500);
    assert.equal(reloads, 1);
  });

  it('waits until what is open is closed', async () => {
    isOpen = true;
    await ask();
    await pass(3000);
    assert.equal(reloads, 0);
    isOpen = false;
    await pass(500);
    assert.equal(reloads, 1);
  });

  it('waits for another server', async () => {
    serverAnswers = false;
    await ask();
    await pass(3000);
    assert.equal(reloads, 0);
    serverAnswers = true;
    await pass(2000);
    assert.equal(reloads, 1);
  });

  it('asks for another server less and less often', async () => {
    serverAnswers = false;
    await ask();
    assert.equal(questions, 1);
    await pass(4000);
    assert.equal(questions, 5); // after 0.25, 0.5, 1 and 2 seconds
    await pass(20_000);
    assert.equal(questions, 15);
  });
});
