import assert from 'node:assert/strict';
import { beforeEach, it } from 'node:test';
import { persistInstalled } from '../persistence.js';

let mode: string;
let isPersisted: boolean;
let asked: number;

const storage = {
  persisted: () => Promise.resolve(isPersisted),
  persist: () => {
    asked += 1;
    return Promise.reject(new Error('no'));
  },
};

Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query === `(display-mode: ${mode})` }) });
const browser = (there: object): void => void Object.defineProperty(globalThis, 'navigator', { value: there, configurable: true });

beforeEach(() => {
  browser({ storage });
  mode = 'standalone';
  isPersisted = false;
  asked = 0;
});

it('asks the browser of an installed app, unless it keeps everything already', async () => {
  await persistInstalled();
  assert.equal(asked, 1);
  isPersisted = true;
  await persistInstalled();
  assert.equal(asked, 1);
});

it('asks nothing in a tab', async () => {
  mode = 'browser';
  await persistInstalled();
  assert.equal(asked, 0);
});

it('asks nothing of a browser that knows of none', async () => {
  for (const there of [{}, { storage: {} }]) {
    browser(there);
    await persistInstalled();
  }
  assert.equal(asked, 0);
});
