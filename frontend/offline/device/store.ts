/**
 * The data of this browser for the time without a connection: games, pages that were opened (`opened.ts`), and what holds for
 * the player. In IndexedDB, which all pages of the game and the service worker share.
 */
import { openDB, type DBSchema, type IDBPDatabase, type IDBPObjectStore } from 'idb';
import { merged, upgraded } from './device-game.js';
import type { DevicePlayer, KeptGame } from './kept-game.js';
import { prefix } from '../../connection/prefix.js';

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  about: { key: string; value: unknown };
}

const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(`${prefix}crosscage`, VERSION, {
    upgrade(made) {
      made.createObjectStore('games', { keyPath: 'id' });
      made.createObjectStore('about');
    },
    // a newer version of the game in another tab wants to change it
    blocking: () => void close(),
    terminated: () => (opened = undefined),
  }).catch((failure: unknown) => {
    opened = undefined;
    throw failure;
  });
  return opened;
}

async function close(): Promise<void> {
  const was = await opened;
  opened = undefined;
  was?.close();
}

/** Where a game's screen has its games. */
export interface GameStore {
  /** Whether other tabs have the same games. */
  readonly isShared: boolean;
  /** The game that has this id. */
  game(id: string): Promise<KeptGame | undefined>;
  /** Changes a game as it is now, while nobody else does. */
  change(id: string, by: Change['by']): Promise<void>;
  /** The same for all at once: what is returned is all that is kept afterwards. */
  changeAll(by: (now: readonly KeptGame[]) => readonly KeptGame[]): Promise<void>;
}

export const isShared = true;

/** All of them, those played last first. */
export async function games(): Promise<KeptGame[]> {
  return (await (await database()).getAll('games')).map(upgraded).sort((a, b) => b.played - a.played);
}

/** The game that has this id. */
export async function game(id: string): Promise<KeptGame | undefined> {
  const found = await (await database()).get('games', id);
  return found && upgraded(found);
}

type Stores = ('games' | 'about')[];
type Games = IDBPObjectStore<Schema, Stores, 'games', 'readwrite'>;
export type About = IDBPObjectStore<Schema, Stores, 'about', 'readwrite'>;

/** Does something with the games while nobody else does: all of it or nothing. */
export async function write<T>(work: (all: Games, about: About) => Promise<T>): Promise<T> {
  const stores: Stores = ['games', 'about'];
  const transaction = (await database()).transaction(stores, 'readwrite');
  try {
    const done = await work(transaction.objectStore('games'), transaction.objectStore('about'));
    await transaction.done;
    return done;
  } catch (failure) {
    transaction.done.catch(() => {}); // it is known why
    try {
      transaction.abort(); // or what was put before the failure would stay
    } catch {
      // the browser has aborted it already
    }
    throw failure;
  }
}

/** How a game changes; nothing happens to one that is not here, or stays as it is. */
export interface Change {
  readonly id: string;
  by(now: KeptGame): KeptGame | undefined;
}

/** Changes a game as it is now, while nobody else does. */
export async function change(id: string, by: Change['by']): Promise<void> {
  await write((all) => apply(all, { id, by }));
}

/** The server has taken what was sent, all of it or nothing. */
export async function taken(changes: readonly Change[]): Promise<void> {
  await write(async (all) => {
    for (const each of changes) {
      await apply(all, each);
    }
  });
}

async function apply(all: Games, { id, by }: Change): Promise<void> {
  const found = await all.get(id);
  const now = found && upgraded(found);
  const then = now && by(now);
  if (!then || then === now) {
    return;
  }
  // the server may call it otherwise, as one that was another player's
  const there = then.id === now.id ? undefined : await all.get(then.id);
  if (then.id !== now.id) {
    await all.delete(now.id);
  }
  await all.put(there ? merged(then, upgraded(there)) : then);
}

/** The same for all at once: what is returned is all that is kept afterwards. */
export async function changeAll(by: (now: readonly KeptGame[]) => readonly KeptGame[]): Promise<void> {
  await write(async (all) => {
    const now = (await all.getAll()).map(upgraded);
    const then = by(now);
    const ids = new Set(then.map(({ id }) => id));
    for (const each of now.filter(({ id }) => !ids.has(id))) {
      await all.delete(each.id);
    }
    for (const each of then.filter((one) => !now.includes(one))) {
      await all.put(each);
    }
  });
}

/** Reads the value of a key beside the games; undefined where there is none. */
export async function about<T>(key: string): Promise<T | undefined> {
  return (await (await database()).get('about', key)) as T | undefined;
}

/** What holds for the player; undefined before the server has said it. */
export async function player(): Promise<DevicePlayer | undefined> {
  return about('player');
}

export async function setPlayer(now: DevicePlayer): Promise<void> {
  await (await database()).put('about', now, 'player');
}

/** Settings that were changed without a connection, by their ids. */
export async function changedChoices(): Promise<Readonly<Record<string, string>>> {
  return (await about('choices')) ?? {};
}

export async function addChangedChoice(id: string, value: string): Promise<void> {
  const transaction = (await database()).transaction('about', 'readwrite');
  const now = ((await transaction.store.get('choices')) ?? {}) as Record<string, string>;
  await transaction.store.put({ ...now, [id]: value }, 'choices');
  await transaction.done;
}

/** The server has these now; one that was changed meanwhile still waits. */
export async function forgetChoices(sent: Readonly<Record<string, string>>): Promise<void> {
  const transaction = (await database()).transaction('about', 'readwrite');
  const now = ((await transaction.store.get('choices')) ?? {}) as Record<string, string>;
  const left = Object.entries(now).filter(([id, value]) => sent[id] !== value);
  await transaction.store.put(Object.fromEntries(left), 'choices');
  await transaction.done;
}

/** A long game takes some ten thousand bytes. */
const LITTLE_ROOM = 1_000_000;

/** Whether there is hardly any room left for what is played. */
export async function isNearlyFull(): Promise<boolean> {
  // a browser that does not say it has room
  const { quota = Infinity, usage = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota - usage < LITTLE_ROOM;
}

/** Why nothing could be kept. */
export function reason(failure: unknown): 'full' | 'private' | 'failed' {
  const name = failure instanceof DOMException ? failure.name : '';
  if (name === 'QuotaExceededError') {
    return 'full';
  }
  return name === 'InvalidStateError' || name === 'SecurityError' || typeof indexedDB === 'undefined' ? 'private' : 'failed';
}
