import assert from 'node:assert/strict';
import { afterEach, it } from 'node:test';

let loads = 0;

async function prefix(): Promise<string> {
  return ((await import(`../prefix.ts?${(loads += 1)}`)) as { prefix: string }).prefix;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
  Reflect.deleteProperty(globalThis, 'registration');
});

it('is what the page says', async () => {
  Object.assign(globalThis, { document: { documentElement: { dataset: { prefix: '/puzzles' } } } });
  assert.equal(await prefix(), '/puzzles');
});

it('is nothing where the game has a host for itself', async () => {
  Object.assign(globalThis, { document: { documentElement: { dataset: { prefix: '' } } } });
  assert.equal(await prefix(), '');
});

it('is what a worker is for', async () => {
  Object.assign(globalThis, { registration: { scope: 'https://example.org/a/puzzles/' } });
  assert.equal(await prefix(), '/a/puzzles');
});

it('is nothing for a worker of a whole host', async () => {
  Object.assign(globalThis, { registration: { scope: 'https://example.org/' } });
  assert.equal(await prefix(), '');
});
