/** The cached positions to train on, at the player's level and in the order in which the server drew them, and the run that asks them. */
import { prefix } from '../../connection/prefix.js';
import { askedAfter, drawnFrom, isOf, type OfflinePosition, type OfflineRun, type PositionSet, type TrainingTopic } from './position.js';
import * as store from './store.js';

const ADDRESS = `${prefix}/device/games?positions`;
const KEY = 'positions';
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
  readonly run?: OfflineRun | undefined;
}

const NONE: CachedPositions = { positions: [], asked: [], tag: '', read: 0, owner: '' };

export async function cachedPositions(): Promise<CachedPositions> {
  return (await store.about<CachedPositions>(KEY)) ?? NONE;
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
  await change((now) => ({ ...now, ...(now.owner !== owner && { asked: [], run: undefined }), ...fresh, read: Date.now(), owner }));
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

async function change(by: (now: CachedPositions) => CachedPositions): Promise<void> {
  await store.write(async (_, about) => {
    await about.put(by(((await about.get(KEY)) as CachedPositions | undefined) ?? NONE), KEY);
  });
}

/** Draws one of a topic by lot. */
export async function draw(topic: TrainingTopic, passed: readonly string[]): Promise<OfflinePosition | undefined> {
  const fits = isOf(topic);
  return drawnFrom(await cachedPositions(), (each) => fits(each) && !passed.includes(each.line), Math.random());
}

/** One of a topic is asked, by a run if it came to that. Where this cannot be stored, it may come again. */
export async function noteAsked(topic: TrainingTopic, position: OfflinePosition, run?: OfflineRun): Promise<void> {
  await change((now) => ({ ...now, asked: askedAfter(now, isOf(topic), position), ...(run && { run }) })).catch(() => undefined);
}

/** Stores the run as it is now; undefined when it is ended. Where that cannot be, it does not survive its page. */
export async function storeRun(run: OfflineRun | undefined): Promise<void> {
  await change((now) => ({ ...now, run })).catch(() => undefined);
}

/** Players had everything deleted. */
export async function removePositionsOf(owners: readonly string[]): Promise<void> {
  if (owners.includes((await cachedPositions()).owner)) {
    await change(() => NONE);
  }
}
