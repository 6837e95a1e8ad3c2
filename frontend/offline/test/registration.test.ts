import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';

const listeners = new Map<string, () => void>();
const said: string[] = [];
const told: unknown[] = [];
let controller: object | null;
let waiting: object | null;
let takenOver: (() => void) | undefined;

const line = {
  setAttribute: () => undefined,
  showPopover: () => undefined,
  remove: () => undefined,
  set textContent(words: string) {
    said.push(words);
  },
};
const serviceWorker = {
  get controller() {
    return controller;
  },
  register: (address: string) => {
    told.push(address);
    return Promise.resolve({ waiting });
  },
  addEventListener: (_: string, listener: () => void) => (takenOver = listener),
};

Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker }, configurable: true });
Object.assign(globalThis, {
  window: { addEventListener: (name: string, listener: () => void) => listeners.set(name, listener) },
  document: { createElement: () => line, body: { dataset: { updated: 'Crosscage has been updated' }, append: () => undefined } },
  requestIdleCallback: (then: () => void) => then(),
});
await import('../registration.js');

/** A page is there, and nothing else is to be done. */
async function load(): Promise<void> {
  listeners.get('vaadin-router-location-changed')!();
  await new Promise((resolve) => setImmediate(resolve));
}

beforeEach(() => {
  controller = waiting = null;
  takenOver = undefined;
  said.length = told.length = 0;
});

it('says nothing of the first worker of a browser', async () => {
  await load();
  assert.deepEqual(told, ['/sw.js']);
  assert.equal(takenOver, undefined);
});

it('has the worker of a newer server take over, and says so once it has', async () => {
  controller = {};
  waiting = { postMessage: (words: string) => told.push(words) };
  await load();
  assert.deepEqual(told, ['/sw.js', 'take over']);
  assert.deepEqual(said, []);
  takenOver!();
  assert.deepEqual(said, ['Crosscage has been updated']);
});

it('has one that waits since before take over without a word', async () => {
  waiting = { postMessage: (words: string) => told.push(words) };
  await load();
  assert.deepEqual(told, ['/sw.js', 'take over']);
  assert.equal(takenOver, undefined);
});
