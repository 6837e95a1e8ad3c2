import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';

type Listener = (event: object) => void;

const listeners = new Map<string, Listener>();
let changed = (): void => {};
let serverAnswers = false;
const done: string[] = [];
const connection = {
  state: 'connected',
  get online() {
    return connection.state === 'connected';
  },
  addStateChangeListener: (listener: () => void) => (changed = listener),
};
const address = {
  pathname: '/play/1',
  search: '',
  hash: '',
  assign: (to: string) => done.push(`load ${to}`),
  reload: () => done.push('reload'),
};
const bar = {
  setAttribute: () => undefined,
  showPopover: () => done.push('say'),
  remove: () => done.push('unsay'),
};

Object.assign(globalThis, {
  window: {
    Vaadin: { connectionState: connection },
    scrollX: 0,
    scrollY: 70,
    scrollTo: (_: number, y: number) => done.push(`scrolled to ${y}`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    dispatchEvent: ({ detail }: CustomEvent<{ pathname: string }>) => done.push(`go ${detail.pathname}`),
  },
  location: address,
  document: { createElement: () => bar, body: { dataset: {}, append: () => undefined } },
  fetch: () => (serverAnswers ? Promise.resolve({ status: 200 }) : Promise.reject(new Error('nobody'))),
});
await import('../no-connection.js');
const { know } = await import('../../offline/known-addresses.js');

/** Follows a link to a page, or goes back to it when the address is that page's already. */
async function go(pathname: string): Promise<void> {
  listeners.get('vaadin-router-go')!({
    detail: { pathname, search: '', hash: '' },
    stopImmediatePropagation: () => done.push('stopped'),
    preventDefault: () => done.push('prevented'),
  });
  await new Promise((resolve) => setImmediate(resolve));
}

/** Connects first, so that nothing of an earlier test is left. */
beforeEach(async () => {
  connection.state = 'connected';
  await go('/');
  changed();
  serverAnswers = false;
  done.length = 0;
});

describe('a link', () => {
  it('is left to the router while there is a connection', async () => {
    await go('/library');
    assert.deepEqual(done, []);
  });

  it('leaves the page as it is without one, and it is said until the connection is back', async () => {
    connection.state = 'reconnecting';
    await go('/library');
    assert.deepEqual(done, ['stopped', 'prevented', 'say', 'scrolled to 70']);
    connection.state = 'connected';
    changed();
    assert.deepEqual(done.slice(4), ['unsay']);
  });

  it('is loaded by the browser where this device has its page', async () => {
    know(['/play/2']);
    connection.state = 'reconnecting';
    await go('/play/2');
    assert.deepEqual(done.filter((each) => /say|load/.test(each)), ['load /play/2']);
    know([]);
  });

  it('is loaded by the browser when Vaadin asks no more and the server is there again', async () => {
    connection.state = 'connection-lost';
    await go('/library');
    serverAnswers = true;
    await go('/library');
    assert.deepEqual(done.filter((each) => /say|load/.test(each)), ['say', 'load /library']);
  });
});

describe('Back, which has changed the address', () => {
  it('opens its page when the connection is back', async () => {
    connection.state = 'reconnecting';
    await go('/play/1');
    connection.state = 'connected';
    changed();
    assert.deepEqual(done.filter((each) => /say|go/.test(each)), ['say', 'unsay', 'go /play/1']);
  });

  it('loads its page when Vaadin asks no more and the server is there', async () => {
    connection.state = 'connection-lost';
    serverAnswers = true;
    await go('/play/1');
    assert.equal(done.at(-1), 'reload');
  });
});

describe('a link after the session is lost', () => {
  it('is loaded by the browser, whatever the connection is', async () => {
    listeners.get('crosscage-session-lost')!({});
    await go('/library');
    assert.ok(done.includes('say'));
    serverAnswers = true;
    await go('/library');
    assert.equal(done.at(-1), 'load /library');
  });
});
