import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';
import { MemoryStorage } from '../../board/test/page.js';
import { announceConnected, leaveQuietly, reloadConnected } from '../connected-again.js';
import { Line, lines } from './lines.js';

const storage = new MemoryStorage();
let allowed = true;
let reloads = 0;
let isSeen = true;
let changed: (() => void) | undefined;

class Observer {
  readonly #hear: (records: unknown, observer: Observer) => void;

  constructor(hear: (records: unknown, observer: Observer) => void) {
    this.#hear = hear;
  }

  observe(): void {
    changed = () => this.#hear([], this);
  }

  disconnect(): void {
    changed = undefined;
  }
}

mock.timers.enable({ apis: ['setTimeout'] });
Object.assign(globalThis, {
  location: { reload: () => (reloads += 1) },
  MutationObserver: Observer,
  document: {
    querySelector: () => (isSeen ? {} : null),
    createElement: () => new Line(),
    body: { dataset: { connectedAgain: 'Connected again' }, append: (line: Line) => lines.push(line) },
  },
});
Object.defineProperty(globalThis, 'sessionStorage', {
  get: () => {
    if (!allowed) {
      throw new Error('forbidden');
    }
    return storage;
  },
  configurable: true,
});

beforeEach(() => {
  allowed = true;
  reloads = 0;
  lines.length = 0;
  isSeen = true;
});

it('a page that was loaded again for want of its server says so for two seconds, politely', () => {
  reloadConnected();
  assert.equal(reloads, 1);
  announceConnected();
  assert.deepEqual(lines.map(({ textContent, attributes }) => [textContent, attributes['role']]), [['Connected again', 'status']]);
  mock.timers.tick(1900);
  assert.equal(lines.length, 1);
  mock.timers.tick(100);
  assert.equal(lines.length, 0);
});

it('it says so when its view is there, not beside nothing', () => {
  isSeen = false;
  reloadConnected();
  announceConnected();
  mock.timers.tick(5000);
  changed?.();
  assert.equal(lines.length, 0);
  isSeen = true;
  changed?.();
  assert.equal(lines.length, 1);
  mock.timers.tick(2000);
  assert.equal(changed, undefined);
  assert.equal(lines.length, 0);
});

it('the load after that says nothing, nor does any other', () => {
  reloadConnected();
  announceConnected();
  mock.timers.tick(2000);
  announceConnected();
  assert.equal(lines.length, 0);
});

it('a page without storage is loaded again without a word', () => {
  allowed = false;
  reloadConnected();
  announceConnected();
  assert.deepEqual([reloads, lines.length], [1, 0]);
});

it('a page that its server asked to leave says nothing', () => {
  leaveQuietly();
  reloadConnected();
  announceConnected();
  assert.equal(reloads, 1);
  assert.deepEqual(lines, []);
});
