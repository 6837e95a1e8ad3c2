import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { SESSION_LOST } from '../../connection/session-lost-event.js';
import { SessionWatch } from '../channel/session-watch.js';
import { MemoryStorage } from './page.js';

const page = new EventTarget();
const seen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
let now = 0;
let serverAnswers = true;
let owed: number | undefined;
let told: string[] = [];

mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
mock.method(performance, 'now', () => now);
Object.assign(globalThis, {
  window: page,
  document: seen,
  location: { reload: () => told.push('reload') },
  fetch: () => (serverAnswers ? Promise.resolve({ status: 200 }) : Promise.reject(new Error('nobody'))),
});
Object.defineProperty(globalThis, 'sessionStorage', { value: new MemoryStorage(), configurable: true });

/** Lets so many milliseconds pass, and answers come. */
async function pass(milliseconds: number): Promise<void> {
  for (let step = 0; step < milliseconds; step += 100) {
    now += 100;
    mock.timers.tick(100);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function turn(visibility: 'visible' | 'hidden'): void {
  seen.visibilityState = visibility;
  seen.dispatchEvent(new Event('visibilitychange'));
}

/** Whether somebody has taken it over to load the page again. */
function endSession(): boolean {
  return !page.dispatchEvent(new Event(SESSION_LOST, { cancelable: true }));
}

describe('a page whose session has ended', () => {
  let watch: SessionWatch;

  beforeEach(() => {
    now += 10_000;
    seen.visibilityState = 'visible';
    serverAnswers = true;
    owed = undefined;
    told = [];
    watch = new SessionWatch('/ping', {
      interrupted: (interrupted) => told.push(interrupted ? 'interrupted' : 'back'),
      reconnected: () => told.push('reconnected'),
      owed: () => owed,
      leaving: () => told.push('leaving'),
    });
    watch.start();
  });

  afterEach(() => watch.stop());

  it('says so and is loaded again', async () => {
    assert.equal(endSession(), true);
    await pass(100);
    assert.deepEqual(told, ['interrupted', 'reload']);
  });

  it('is loaded again once nothing was pressed for a moment', async () => {
    page.dispatchEvent(new Event('keydown'));
    endSession();
    await pass(600);
    page.dispatchEvent(new Event('keydown'));
    await pass(600);
    assert.deepEqual(told, ['interrupted']);
    await pass(300);
    assert.deepEqual(told, ['interrupted', 'reload']);
  });

  it('waits for a server', async () => {
    serverAnswers = false;
    endSession();
    await pass(5000);
    assert.deepEqual(told, ['interrupted']);
    serverAnswers = true;
    await pass(1000);
    assert.deepEqual(told, ['interrupted', 'reload']);
  });

  it('is not loaded again while it is hidden, but once it is seen', async () => {
    turn('hidden');
    endSession();
    await pass(60_000);
    assert.deepEqual(told, ['interrupted']);
    turn('visible');
    await pass(100);
    assert.deepEqual(told, ['interrupted', 'reload']);
  });

  it('stays when it is hidden again before it could be loaded', async () => {
    turn('hidden');
    endSession();
    page.dispatchEvent(new Event('keydown'));
    turn('visible');
    turn('hidden');
    await pass(60_000);
    assert.deepEqual(told, ['interrupted']);
    turn('visible');
    await pass(100);
    assert.deepEqual(told, ['interrupted', 'reload']);
  });

  it('is loaded again although it is hidden when moves wait to be sent', async () => {
    owed = 0;
    turn('hidden');
    endSession();
    await pass(100);
    assert.deepEqual(told, ['interrupted', 'reload']);
  });
});

describe('a page whose server is out of reach', () => {
  const listeners = new Set<(before: string, now: string) => void>();
  let state = 'connected';
  let watch: SessionWatch;

  function become(next: string): void {
    const before = state;
    state = next;
    listeners.forEach((listener) => listener(before, next));
  }

  beforeEach(() => {
    told = [];
    state = 'connected';
    Object.assign(page, {
      Vaadin: {
        connectionState: {
          addStateChangeListener: (listener: (before: string, now: string) => void) => listeners.add(listener),
          removeStateChangeListener: (listener: (before: string, now: string) => void) => listeners.delete(listener),
        },
      },
    });
    watch = new SessionWatch('/ping', {
      interrupted: (interrupted) => told.push(interrupted ? 'interrupted' : 'back'),
      reconnected: () => told.push('reconnected'),
      owed: () => undefined,
      leaving: () => told.push('leaving'),
    });
    watch.start();
  });

  afterEach(() => {
    watch.stop();
    Reflect.deleteProperty(page, 'Vaadin');
  });

  it('says nothing while it only loads', () => {
    become('loading');
    become('connected');
    assert.deepEqual(told, []);
  });

  it('is not back when it asks for something, but when it is answered', () => {
    become('connection-lost');
    become('loading');
    become('reconnecting');
    become('loading');
    assert.deepEqual(told, ['interrupted']);
    become('connected');
    assert.deepEqual(told, ['interrupted', 'back', 'reconnected']);
  });
});
