/** The positions to train on that came along: at the player's level, in the order in which the server drew them. */
import { prefix } from '../../connection/prefix.js';
import { drawnFrom, type Drawable, type Position } from './drawn-position.js';
import { withRoom } from './opened.js';
import * as store from './store.js';

const ADDRESS = `${prefix}/device/games?positions`;
const KEY = 'positions';
/** The server is asked once in so many milliseconds. */
const SELDOM = 86_400_000;
/** More than the server sends are not stored. */
const MOST = 300;
/** How long the answer may take, in milliseconds. */
const LONGEST_ANSWER = 90_000;

interface Stored extends Drawable {
  readonly tag: string;
  readonly read: number;
}

const NONE: Stored = { positions: [], asked: [], tag: '', read: 0 };

async function stored(): Promise<Stored> {
  return (await store.about<Stored>(KEY)) ?? NONE;
}

export async function positions(): Promise<readonly Position[]> {
  return (await stored()).positions;
}

/** Asks the server for them, unless it was asked of late. */
export async function refreshPositions(): Promise<void> {
  const { tag, read } = await stored();
  if (Date.now() - read < SELDOM && read <= Date.now()) {
    return;
  }
  const response = await fetch(ADDRESS, {
    signal: AbortSignal.timeout(LONGEST_ANSWER),
    ...(tag === '' ? {} : { headers: { 'If-None-Match': tag } }),
  });
  if (response.status !== 304 && !response.ok) {
    return;
  }
  const fresh = response.ok ? ((await response.json()) as Position[]).slice(0, MOST) : undefined;
  await withRoom(() => change((now) => ({
    ...now,
    ...(fresh && { positions: fresh, tag: response.headers.get('ETag') ?? '' }),
    read: Date.now(),
  })));
}

async function change(by: (now: Stored) => Stored): Promise<void> {
  await store.write(async (_, about) => {
    await about.put(by(((await about.get(KEY)) as Stored | undefined) ?? NONE), KEY);
  });
}

/** Draws one of those that fit by lot. */
export async function draw(fits: (position: Position) => boolean): Promise<Position | undefined> {
  const now = await stored();
  const drawn = drawnFrom(now, fits, Math.random());
  if (drawn) {
    await change((then) => ({ ...then, asked: drawn.asked }));
  }
  return drawn?.position;
}
