import assert from 'node:assert/strict';
import { test } from 'node:test';

const listeners: ((event: { key: string }) => void)[] = [];
let isOpen = false;
let back = 0;

Object.assign(globalThis, {
  window: { addEventListener: (_: string, listener: (event: { key: string }) => void) => listeners.push(listener) },
  document: {
    querySelector: (selector: string) => (selector.includes('.solving') ? { click: () => (back += 1) } : isOpen ? {} : null),
  },
});
await import(`../watched.ts${''}`);

function press(key: string): number {
  back = 0;
  listeners.forEach((listener) => listener({ key }));
  return back;
}

test('Escape leads back from a watched game', () => {
  assert.equal(press('Escape'), 1);
  assert.equal(press('Enter'), 0);
});

test('Escape leaves the page alone while something is open', () => {
  isOpen = true;
  assert.equal(press('Escape'), 0);
});
