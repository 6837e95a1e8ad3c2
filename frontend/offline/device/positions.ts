/** The positions to train on that came along: at the player's level, in the order in which the server drew them. */
import { prefix } from '../../connection/prefix.js';
import { withRoom } from './opened.js';
import * as store from './store.js';

const ADDRESS = `${prefix}/device/games?positions`;
const KEY = 'positions';
/** The server is asked once in so many milliseconds. */
const SELDOM = 86_400_000;
/** More than the server sends are not stored. */
const MOST = 300;

/** A position as the Java class org.crosscage.train.OfflinePosition has it. */
export interface Position {
  readonly kind: string;
  readonly technique: string;
  /** In the native text. */
  readonly puzzle: string;
  readonly line: string;
}

interface Stored {
  readonly positions: readonly Position[];
  /** The lines of those that were asked. */
  readonly asked: readonly string[];
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
  const response = await fetch(ADDRESS, tag === '' ? {} : { headers: { 'If-None-Match': tag } });
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

/** Draws one of those that fit by lot. None comes a second time before all have come. */
export async function draw(fits: (position: Position) => boolean): Promise<Position | undefined> {
  const { positions: all, asked } = await stored();
  const fitting = all.filter(fits);
  const fresh = fitting.filter(({ line }) => !asked.includes(line));
  const left = fresh.length > 0 ? fresh : fitting;
  const drawn = left[Math.floor(Math.random() * left.length)];
  if (drawn) {
    const before = all.filter((each) => asked.includes(each.line) && (fresh.length > 0 || !fits(each)));
    await change((now) => ({ ...now, asked: [...before.map(({ line }) => line), drawn.line] }));
  }
  return drawn;
}
