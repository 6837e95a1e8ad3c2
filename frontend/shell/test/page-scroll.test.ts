import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';

type Listener = (event: object) => void;

interface Entry {
  key: string;
  path: string;
}

/** How far a page can be scrolled. */
const LENGTH = 1000;

let listeners = new Map<string, Set<Listener>>();
let entries: Entry[] = [];
let at = 0;
let hasNavigation = true;
let length = LENGTH;
let end = (): void => {};
let loads = 0;
let hearGrowth: (() => void) | undefined;

const page = {
  scrollY: 0,
  scrollTo: (_: number, y: number) => {
    page.scrollY = Math.min(y, length);
    dispatch('scroll');
  },
  addEventListener: (name: string, listener: Listener) => {
    listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
  },
  removeEventListener: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
  get navigation() {
    return hasNavigation ? { currentEntry: current() } : undefined;
  },
};
const address = {
  search: '',
  hash: '',
  get pathname() {
    return current().path;
  },
};
const router = { ready: Promise.resolve() };

class Observer {
  readonly #hear: () => void;

  constructor(hear: () => void) {
    this.#hear = hear;
  }

  observe(): void {
    hearGrowth = this.#hear;
  }

  disconnect(): void {
    hearGrowth = undefined;
  }
}

mock.timers.enable({ apis: ['setTimeout'] });
Object.assign(globalThis, { window: page, location: address, ResizeObserver: Observer, document: { body: {} } });

function current(): Entry {
  return entries[at]!;
}

function dispatch(name: string, event: object = {}): void {
  [...(listeners.get(name) ?? [])].forEach((listener) => listener(event));
}

/** Asks for a page, which the router does without scrolling anything. */
function go(pathname: string): void {
  dispatch('vaadin-router-go', { detail: { pathname, search: '', hash: '' } });
}

/** The page that was asked for is there. */
async function arrive(): Promise<void> {
  dispatch('vaadin-router-location-changed');
  end();
  await new Promise((resolve) => setImmediate(resolve));
}

/** The router's own word of a new address comes before the page. */
async function followLink(path: string): Promise<void> {
  go(path);
  push(path);
  dispatch('popstate', { state: 'vaadin-router-ignore' });
  await arrive();
}

function push(path: string): void {
  at += 1;
  entries = [...entries.slice(0, at), { key: `${path} ${at} ${entries.length}`, path }];
}

/** Only changes the address, as without a connection. The browser scrolls the page that is shown. */
function step(by: -1 | 1): void {
  at += by;
  dispatch('popstate', { state: null });
  page.scrollTo(0, 5);
}

async function traverse(by: -1 | 1): Promise<void> {
  step(by);
  go(current().path);
  await arrive();
}

function grow(to: number): void {
  length = to;
  hearGrowth?.();
}

async function load(): Promise<void> {
  listeners = new Map();
  [entries, at, length] = [[{ key: 'first', path: '/' }], 0, LENGTH];
  page.scrollY = 0;
  const { endWith } = (await import(`../page-scroll.ts?${(loads += 1)}`)) as typeof import('../page-scroll.js');
  page.addEventListener('vaadin-router-go', () => {
    router.ready = new Promise((resolve) => (end = resolve));
  });
  endWith(router, () => undefined);
}

for (const browser of ['a browser', 'a browser without the Navigation API']) {
  describe(`in ${browser}`, () => {
    beforeEach(async () => {
      hasNavigation = browser === 'a browser';
      await load();
    });

    it('two pages in a row that links lead to begin at their tops, and each is found again where it was left', async () => {
      page.scrollTo(0, 300);
      await followLink('/learn');
      assert.equal(page.scrollY, 0);
      page.scrollTo(0, 400);
      await followLink('/lab');
      assert.equal(page.scrollY, 0);
      page.scrollTo(0, 500);
      await traverse(-1);
      assert.equal(page.scrollY, 400);
      await traverse(-1);
      assert.equal(page.scrollY, 300);
      await traverse(1);
      await traverse(1);
      assert.equal(page.scrollY, 500);
    });

    it('a link to a page that was left somewhere begins at its top', async () => {
      page.scrollTo(0, 300);
      await followLink('/learn');
      page.scrollTo(0, 400);
      await followLink('/');
      assert.equal(page.scrollY, 0);
    });

    it('a page that the server leads to begins at its top, and Back leads to where the other was left', async () => {
      page.scrollTo(0, 300);
      push('/play');
      dispatch('vaadin-navigated');
      assert.equal(page.scrollY, 0);
      await traverse(-1);
      assert.equal(page.scrollY, 300);
    });

    it('an address that only changes leaves the page where it is', () => {
      page.scrollTo(0, 300);
      address.search = '?size=9';
      dispatch('vaadin-navigated');
      address.search = '';
      assert.equal(page.scrollY, 300);
    });

    it('places are noted again after the server refused a link', async () => {
      go('/learn');
      end();
      await new Promise((resolve) => setImmediate(resolve));
      page.scrollTo(0, 300);
      push('/play');
      dispatch('vaadin-navigated');
      await traverse(-1);
      assert.equal(page.scrollY, 300);
    });

    it('a link begins at its top after the server refused Back', async () => {
      await followLink('/learn');
      step(-1);
      go('/');
      current().path = '/learn'; // the router has the address of the page that stays written over the other
      end();
      await new Promise((resolve) => setImmediate(resolve));
      page.scrollTo(0, 300);
      await followLink('/lab');
      assert.equal(page.scrollY, 0);
      await traverse(-1);
      assert.equal(page.scrollY, 300);
    });

    it('a page that another one overtakes ends nothing', async () => {
      page.scrollTo(0, 300);
      go('/learn');
      const endFirst = end;
      go('/lab');
      endFirst();
      await new Promise((resolve) => setImmediate(resolve));
      page.scrollTo(0, 20); // not by the player
      push('/lab');
      await arrive();
      assert.equal(page.scrollY, 0);
      await traverse(-1);
      assert.equal(page.scrollY, 300);
    });

    it('Back and Forward without a connection change nothing', async () => {
      await followLink('/learn');
      page.scrollTo(0, 300);
      step(-1);
      step(1);
      page.scrollTo(0, 310);
      go('/learn'); // as soon as there is a connection
      await arrive();
      assert.equal(page.scrollY, 310);
      await followLink('/lab');
      assert.equal(page.scrollY, 0);
      await traverse(-1);
      assert.equal(page.scrollY, 310);
    });

    it('Back and Forward without a connection are nothing to the next link', async () => {
      await followLink('/learn');
      page.scrollTo(0, 300);
      step(-1);
      step(1);
      await followLink('/lab');
      assert.equal(page.scrollY, 0);
    });

    it('Back without a connection leads to its place when there is one', async () => {
      page.scrollTo(0, 300);
      await followLink('/learn');
      page.scrollTo(0, 400);
      step(-1);
      await new Promise((resolve) => setImmediate(resolve));
      go('/');
      await arrive();
      assert.equal(page.scrollY, 300);
      await traverse(1);
      assert.equal(page.scrollY, 400);
    });
  });
}

describe('a page that grows', () => {
  beforeEach(async () => {
    hasNavigation = true;
    await load();
    page.scrollTo(0, 300);
    await followLink('/learn');
    length = 100;
    await traverse(-1);
    assert.equal(page.scrollY, 100);
  });

  it('is followed down to where it was left, and no further', () => {
    grow(200);
    assert.equal(page.scrollY, 200);
    grow(LENGTH);
    assert.equal(page.scrollY, 300);
    page.scrollTo(0, 50);
    grow(2 * LENGTH);
    assert.equal(page.scrollY, 50);
  });

  for (const hand of ['wheel', 'touchmove', 'keydown', 'pointerdown']) {
    it(`is followed until the player scrolls: ${hand}`, () => {
      dispatch(hand);
      grow(LENGTH);
      assert.equal(page.scrollY, 100);
    });
  }

  it('is followed for two seconds', () => {
    mock.timers.tick(1999);
    grow(200);
    assert.equal(page.scrollY, 200);
    mock.timers.tick(1);
    grow(LENGTH);
    assert.equal(page.scrollY, 200);
  });

  it('is followed until another one is there', async () => {
    await followLink('/lab');
    grow(LENGTH);
    assert.equal(page.scrollY, 0);
  });
});
