/** The positions to train on that came along: at the player's level, in the order in which the server drew them. */
import { prefix } from '../../connection/prefix.js';
import { askedAfter, drawnFrom, type Position, type PositionSet } from './position.js';
import * as store from './store.js';

const ADDRESS = `${prefix}/device/games?positions`;
const KEY = 'positions';
/** The server is asked once in so many milliseconds. */
const SELDOM = 86_400_000;
/** More than the server sends are not stored. */
const MOST = 300;
/** How long the answer may take, in milliseconds. */
const LONGEST_ANSWER = 90_000;

interface StoredPositions extends PositionSet {
  readonly tag: string;
  /** When the server was asked last, in milliseconds. */
  readonly read: number;
  /** The mark of the player for whom they came. */
  readonly owner: string;
}

const NONE: StoredPositions = { positions: [], asked: [], tag: '', read: 0, owner: '' };

export async function storedPositions(): Promise<StoredPositions> {
  return (await store.about<StoredPositions>(KEY)) ?? NONE;
}

/**
 * Asks the server for them, unless this player's page asked of late.
 *
 * @returns whether others are here now
 */
export async function refreshPositions(): Promise<boolean> {
  const owner = document.body.dataset['player'] ?? '';
  const { positions, tag, read, owner: before } = await storedPositions();
  if (owner === before && Date.now() - read < SELDOM && read <= Date.now()) {
    return false;
  }
  const fresh = await ask(tag).catch(() => undefined);
  if (!fresh && (owner !== before || positions.length === 0)) {
    return false; // the next page asks again
  }
  await change((now) => ({ ...now, ...(now.owner !== owner && { asked: [] }), ...fresh, read: Date.now(), owner }));
  return fresh?.positions !== undefined;
}

/** Returns nothing of them where the server has no others. Throws where it does not answer. */
async function ask(tag: string): Promise<Partial<StoredPositions>> {
  const response = await fetch(ADDRESS, {
    signal: AbortSignal.timeout(LONGEST_ANSWER),
    ...(tag === '' ? {} : { headers: { 'If-None-Match': tag } }),
  });
  if (!response.ok && response.status !== 304) {
    throw new Error(`the server answers ${response.status}`);
  }
  return response.ok
    ? { positions: ((await response.json()) as Position[]).slice(0, MOST), tag: response.headers.get('ETag') ?? '' }
    : {};
}

async function change(by: (now: StoredPositions) => StoredPositions): Promise<void> {
  await store.write(async (_, about) => {
    await about.put(by(((await about.get(KEY)) as StoredPositions | undefined) ?? NONE), KEY);
  });
}

/** Draws one of those that fit by lot. */
export async function draw(fits: (position: Position) => boolean): Promise<Position | undefined> {
  return drawnFrom(await storedPositions(), fits, Math.random());
}

/** One of those that fit is asked. Where that cannot be stored, it may come again. */
export async function noteAsked(fits: (position: Position) => boolean, position: Position): Promise<void> {
  await change((now) => ({ ...now, asked: askedAfter(now, fits, position) })).catch(() => undefined);
}

/** Players had everything deleted. */
export async function removePositionsOf(owners: readonly string[]): Promise<void> {
  if (owners.includes((await storedPositions()).owner)) {
    await change(() => NONE);
  }
}
