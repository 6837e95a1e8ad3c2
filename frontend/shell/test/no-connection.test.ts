import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';

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
  addStateChangeListener: (listener: (before: string, now: string) => void) => (changed = () => listener('', connection.state)),
};
const address = {
  pathname: '/play/1',
  search: '',
  hash: '',
  assign: (to: string) => done.push(`load ${to}`),
  reload: () => done.push('reload'),
};
let press = (): void => {};
/** The topic of the session on the page. */
let topic: string | undefined;
const bar = {
  setAttribute: () => undefined,
  append: () => done.push('offer'),
  addEventListener: (_: string, run: () => void) => (press = run),
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
  document: { createElement: () => bar, querySelector: () => topic && { dataset: { topic } }, body: { dataset: {}, append: () => undefined } },
  fetch: () => (serverAnswers ? Promise.resolve({ status: 200 }) : Promise.reject(new Error('nobody'))),
});
const { forgetTarget } = await import('../no-connection.js');
const { know } = await import('../../connection/known-addresses.js');

/** Follows a link to a page, or goes back to it when the address is that page's already. */
async function go(pathname: string): Promise<void> {
  listeners.get('vaadin-router-go')!({
    detail: { pathname, search: '', hash: '' },
    stopImmediatePropagation: () => done.push('stopped'),
    preventDefault: () => done.push('prevented'),
  });
  await new Promise((resolve) => setImmediate(resolve));
}

/** The server has forgotten the session, which the page hears with the next answer; returns whether anybody says so. */
function loseSession(): boolean {
  let said = true;
  listeners.get('crosscage-session-lost')!({ preventDefault: () => (said = false) });
  return said;
}

/** Lets so many milliseconds pass. */
async function wait(milliseconds: number): Promise<void> {
  mock.timers.tick(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
}

mock.timers.enable({ apis: ['setTimeout'] });

/** Connects first, so that nothing of an earlier test is left. */
beforeEach(async () => {
  connection.state = 'connected';
  await go('/');
  changed();
  know([]);
  serverAnswers = false;
  done.length = 0;
});

describe('a hint that is asked for', () => {
  const ask = (button: object | null): void => void listeners.get('click')!({ target: { closest: (those: string) => (those === '.asks button:not([data-ask], #ask-branch)' ? button : null) } });

  it('is answered by the line while there is no connection', () => {
    ask({});
    assert.deepEqual(done, []);
    connection.state = 'connection-lost';
    changed();
    ask(null);
    assert.deepEqual(done, []);
    ask({});
    assert.deepEqual(done, ['say']);
  });
});

describe('a link', () => {
  it('is left to the router while there is a connection', async () => {
    await go('/library');
    assert.deepEqual(done, []);
  });

  it('leaves the page as it is without one, and it is said until the connection is back', async () => {
    connection.state = 'reconnecting';
    changed();
    connection.state = 'loading'; // it is tried again
    changed();
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

describe('a page whose connection is lost', () => {
  function lose(state: string): void {
    connection.state = state;
    changed();
  }

  it('offers its game where this device has it, until the connection is back', async () => {
    know(['/', '/play/1']);
    lose('reconnecting');
    await wait(2900);
    assert.deepEqual(done, []);
    await wait(200);
    assert.deepEqual(done, ['say', 'offer']);
    lose('loading'); // it is tried again
    lose('reconnecting');
    press();
    await wait(60_000);
    assert.deepEqual(done.slice(2), ['reload']);
    lose('connected');
    assert.deepEqual(done.slice(3), ['unsay']);
  });

  it('goes on with the topic of its session where this device has the trainer', async () => {
    know(['/', '/train/*']);
    Object.assign(address, { pathname: '/train/a1' });
    topic = 'technique-naked-pair.kenken';
    lose('reconnecting');
    await wait(3100);
    press();
    Object.assign(address, { pathname: '/play/1' });
    topic = undefined;
    assert.deepEqual(done, ['say', 'offer', 'load /train/a1?topic=technique-naked-pair.kenken']);
  });

  it('offers the first page of this device otherwise', async () => {
    know(['/', '/play/2']);
    lose('connection-lost');
    await wait(3100);
    press();
    assert.deepEqual(done, ['say', 'offer', 'load /']);
  });

  it('says nothing by itself where this device has nothing', async () => {
    lose('connection-lost');
    await wait(3100);
    await wait(3100);
    assert.deepEqual(done, []);
    know(['/']); // what it has is known a little later
    await wait(3100);
    assert.deepEqual(done, ['say', 'offer']);
  });

  it('is noticed by a server that does not answer at all', async () => {
    know(['/']);
    lose('loading');
    await wait(5100);
    assert.deepEqual(done, ['say', 'offer']);
  });

  it('is not thought of while the server only takes long', async () => {
    know(['/']);
    serverAnswers = true;
    lose('loading');
    await wait(5100);
    await wait(5100);
    assert.deepEqual(done, []);
  });
});

describe('a link whose answer is that the session is lost', () => {
  it('is loaded by the browser, and nobody says so', async () => {
    await go('/library');
    assert.deepEqual(done, []);
    assert.equal(loseSession(), false);
    assert.deepEqual(done, ['load /library']);
    forgetTarget();
    assert.equal(loseSession(), true);
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
