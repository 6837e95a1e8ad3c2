/** The cached positions to train on, at the player's level and in the order in which the server drew them, and the run that asks them. */
import { prefix } from '../../connection/prefix.js';
import { askedAfter, drawnFrom, fits, isRun, type OfflinePosition, type OfflineRun, type PositionSet, type TrainingTopic } from './position.js';
import * as store from './store.js';

const ADDRESS = `${prefix}/device/games?positions`;
const KEY = 'positions';
/** The key of the run that is not ended: it changes with each answer, and the positions are long. */
const RUN = 'training';
/** The server is asked once in so many milliseconds. */
const SELDOM = 86_400_000;
/** More than the server sends are not stored. */
const MOST = 300;
/** How long the answer may take, in milliseconds. */
const LONGEST_ANSWER = 90_000;

interface CachedPositions extends PositionSet {
  readonly tag: string;
  /** When the server was asked last, in milliseconds. */
  readonly read: number;
  /** The mark of the player for whom they came. */
  readonly owner: string;
}

const NONE: CachedPositions = { positions: [], asked: [], tag: '', read: 0, owner: '' };

export async function cachedPositions(): Promise<CachedPositions> {
  return (await store.about<CachedPositions>(KEY)) ?? NONE;
}

/** The run that is not ended; undefined where there is none that this version reads. */
export async function cachedRun(): Promise<OfflineRun | undefined> {
  const run = await store.about<unknown>(RUN);
  return isRun(run) ? run : undefined;
}

async function storedIn(about: store.About): Promise<CachedPositions> {
  return ((await about.get(KEY)) as CachedPositions | undefined) ?? NONE;
}

/**
 * Asks the server for them, unless this player's page asked of late.
 *
 * @returns whether others are here now
 */
export async function refreshPositions(): Promise<boolean> {
  const owner = document.body.dataset['player'] ?? '';
  const { positions, tag, read, owner: before } = await cachedPositions();
  if (owner === before && Date.now() - read < SELDOM && read <= Date.now()) {
    return false;
  }
  const fresh = await ask(tag).catch(() => undefined);
  if (!fresh && (owner !== before || positions.length === 0)) {
    return false; // the next page asks again
  }
  await store.write(async (_, about) => {
    const now = await storedIn(about);
    const isOthers = now.owner !== '' && now.owner !== owner; // a newcomer has no mark before the first game
    await about.put({ ...now, ...(isOthers && { asked: [] }), ...fresh, read: Date.now(), owner }, KEY);
    if (isOthers) {
      await about.delete(RUN);
    }
  });
  return fresh?.positions !== undefined;
}

/** Returns nothing of them where the server has no others. Throws where it does not answer. */
async function ask(tag: string): Promise<Partial<CachedPositions>> {
  const response = await fetch(ADDRESS, {
    signal: AbortSignal.timeout(LONGEST_ANSWER),
    ...(tag === '' ? {} : { headers: { 'If-None-Match': tag } }),
  });
  if (!response.ok && response.status !== 304) {
    throw new Error(`the server answers ${response.status}`);
  }
  return response.ok
    ? { positions: ((await response.json()) as OfflinePosition[]).slice(0, MOST), tag: response.headers.get('ETag') ?? '' }
    : {};
}

/** Draws one of a topic by lot. */
export async function draw(topic: TrainingTopic, skipped: readonly string[]): Promise<OfflinePosition | undefined> {
  const isWanted = fits(topic);
  return drawnFrom(await cachedPositions(), (each) => isWanted(each) && !skipped.includes(each.line), Math.random());
}

/** One of a topic is asked. Where this cannot be stored, it may come again. */
export async function noteAsked(topic: TrainingTopic, position: OfflinePosition): Promise<void> {
  await change(async (about) => {
    const now = await storedIn(about);
    await about.put({ ...now, asked: askedAfter(now, fits(topic), position) }, KEY);
  });
}

/**
 * Stores a run as it is now: one that begins in the place of any other, and one that goes on unless it is ended or replaced
 * meanwhile, as in another tab. Where that cannot be stored, it does not survive its page.
 */
export async function storeRun(run: OfflineRun, is: 'begun' | 'on' | 'ended'): Promise<void> {
  await change(async (about) => {
    const now: unknown = await about.get(RUN);
    if (is === 'begun' || (isRun(now) && now.id === run.id)) {
      await (is === 'ended' ? about.delete(RUN) : about.put(run, RUN));
    }
  });
}

async function change(by: (about: store.About) => Promise<void>): Promise<void> {
  await store.write((_, about) => by(about)).catch(() => undefined);
}

/** Players had everything deleted. */
export async function removePositionsOf(owners: readonly string[]): Promise<void> {
  await store.write(async (_, about) => {
    if (owners.includes((await storedIn(about)).owner)) {
      await about.put(NONE, KEY);
      await about.delete(RUN);
    }
  });
}
