import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';

const listeners = new Map<string, () => void>();
const browser = { onLine: true };
const page = { visibilityState: 'visible' };
let answer: () => Promise<{ ok: boolean }> = () => Promise.reject(new Error('nothing expected'));
let questions: string[] = [];
let reloads = 0;

mock.timers.enable({ apis: ['setInterval'] });
Object.assign(globalThis, {
  window: { addEventListener: (name: string, listener: () => void) => listeners.set(name, listener) },
  document: page,
  location: { reload: () => (reloads += 1) },
  fetch: (address: string) => {
    questions.push(address);
    return answer();
  },
});
Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });

await import('../page.js');

const afterAWhile = async (): Promise<void> => {
  mock.timers.tick(5000);
  await new Promise((done) => setImmediate(done));
};

beforeEach(() => {
  questions = [];
  reloads = 0;
  browser.onLine = true;
  page.visibilityState = 'visible';
  answer = () => Promise.resolve({ ok: true });
});

it('loads the page as soon as the server answers', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  await afterAWhile();
  assert.equal(reloads, 0);
  answer = () => Promise.resolve({ ok: true });
  await afterAWhile();
  assert.equal(reloads, 1);
  assert.deepEqual(questions, ['/health/live', '/health/live']);
});

it('does not load the page while the server is not well', async () => {
  answer = () => Promise.resolve({ ok: false });
  await afterAWhile();
  assert.equal(questions.length, 1);
  assert.equal(reloads, 0);
});

it('asks at once when the device is online again', async () => {
  listeners.get('online')?.();
  await new Promise((done) => setImmediate(done));
  assert.equal(reloads, 1);
});

it('asks nothing while the device is offline or nobody looks', async () => {
  browser.onLine = false;
  await afterAWhile();
  browser.onLine = true;
  page.visibilityState = 'hidden';
  await afterAWhile();
  assert.deepEqual(questions, []);
});

it('asks one question at a time', async () => {
  let reply: (result: { ok: boolean }) => void = () => undefined;
  answer = () => new Promise((done) => (reply = done));
  await afterAWhile();
  await afterAWhile();
  assert.equal(questions.length, 1);
  reply({ ok: false });
  await afterAWhile();
  await afterAWhile();
  assert.equal(questions.length, 2);
  reply({ ok: false });
});
