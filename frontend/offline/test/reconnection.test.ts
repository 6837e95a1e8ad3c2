import assert from 'node:assert/strict';
import { afterEach, beforeEach, it, mock } from 'node:test';

let online: () => void = () => undefined;
const browser = { onLine: true };
const page = { visibilityState: 'visible' };
let answer: () => Promise<{ ok: boolean }>;
let questions: string[];
let told: number;

Object.assign(globalThis, {
  window: { addEventListener: (_: string, listener: () => void) => (online = listener) },
  document: page,
  fetch: (address: string) => {
    questions.push(address);
    return answer();
  },
});
Object.defineProperty(globalThis, 'navigator', { value: browser, configurable: true });

const { whenConnected } = await import('../device/reconnection.js');

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));
const afterAWhile = async (): Promise<void> => {
  mock.timers.tick(5000);
  await settled();
};

beforeEach(() => {
  mock.timers.enable({ apis: ['setInterval'] });
  questions = [];
  told = 0;
  browser.onLine = true;
  page.visibilityState = 'visible';
  answer = () => Promise.resolve({ ok: true });
  whenConnected(() => (told += 1));
});

afterEach(() => mock.timers.reset());

it('tells as soon as the server answers, and once', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  await afterAWhile();
  assert.equal(told, 0);
  answer = () => Promise.resolve({ ok: true });
  await afterAWhile();
  await afterAWhile();
  assert.equal(told, 1);
  assert.deepEqual(questions, ['/health/live', '/health/live']);
});

it('waits while the server is not well', async () => {
  answer = () => Promise.resolve({ ok: false });
  await afterAWhile();
  assert.equal(questions.length, 1);
  assert.equal(told, 0);
});

it('asks at once when the device is online again', async () => {
  online();
  await settled();
  assert.equal(told, 1);
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
  await settled();
  await afterAWhile();
  assert.equal(questions.length, 2);
});
