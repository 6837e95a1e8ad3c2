import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';

const listeners = new Map<string, () => void>();
const kept: Record<string, string> = {};
let now = 0;
let isOpen = false;
let serverAnswers = true;
let reloads = 0;

mock.timers.enable({ apis: ['setTimeout'] });
mock.method(performance, 'now', () => now);
Object.assign(globalThis, {
  window: { addEventListener: (name: string, listener: () => void) => listeners.set(name, listener) },
  location: { reload: () => (reloads += 1) },
  document: { querySelector: () => (isOpen ? {} : null) },
  fetch: () => Promise.resolve({ ok: serverAnswers }),
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
    [isOpen, serverAnswers, reloads] = [false, true, 0];
    now += 10_000;
  });

  async function ask(): Promise<void> {
    listeners.get('crosscage-hand-over')!();
    await pass(0);
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
    await pass(500);
    assert.equal(reloads, 1);
  });
});
