/**
 * The pages of packs, sets, days and techniques that were opened in this browser, with the puzzles of them that can be begun
 * without a connection. Beside the games in the same store: the pages in a list, the content of each under a key of its own, so
 * that only what is shown is read.
 */
import { prefix } from '../../connection/prefix.js';
import type { TechniquePage } from '../../learn/technique-page.js';
import { asKept, PlayedGame } from './device-game.js';
import { isFinished, isOpen, isUntouched, type DeviceGame, type KeptGame } from './kept-game.js';
import { asOpened, fitting, isPlayable, isTechnique, TECHNIQUE_FORM, type OpenedPage } from './opened-page.js';
import * as store from './store.js';

/** How long an answer may take, in milliseconds: the server ends one of 3 MB after some 75 s. */
const LONGEST_ANSWER = 90_000;

const PAGES = 'opened';
const keyOf = (page: string): string => `${PAGES} ${page}`;

/** The server's answer about a page (org.crosscage.device.OpenedPuzzles). */
interface Answer {
  readonly name: string;
  readonly sources: readonly string[];
  /** Sources of all puzzles to be cached, in order. */
  readonly cached: readonly string[];
  /** The puzzles of them that are not here. */
  readonly puzzles: readonly DeviceGame[];
}

/** All of them, those opened last first. */
export async function openedPages(): Promise<OpenedPage[]> {
  return (await store.about<OpenedPage[]>(PAGES)) ?? [];
}

/** The puzzles of a page that can be begun here. */
export async function puzzlesOf(page: string): Promise<KeptGame[]> {
  const puzzles = (await store.about<DeviceGame[]>(keyOf(page))) ?? [];
  return puzzles.filter((puzzle) => isOpen(puzzle)).map((puzzle) => asKept(puzzle));
}

/** The pages of techniques that can be opened, by the techniques. */
export type CachedTechniques = ReadonlyMap<string, OpenedPage>;

export async function cachedTechniques(): Promise<CachedTechniques> {
  const pages = (await openedPages().catch(() => [])).filter(isTechnique);
  return new Map(pages.map((each) => [each.page.slice('learn-'.length), each]));
}

/** The page of a technique in each kind in which it was opened, the last one first. */
export async function techniquePages(technique: string): Promise<TechniquePage[]> {
  const all = (await store.about<TechniquePage[]>(keyOf(`learn-${technique}`))) ?? [];
  return all.filter(({ form }) => form === TECHNIQUE_FORM);
}

/** The page of a technique is open: caches it as it is shown. */
export async function cacheTechnique(shown: TechniquePage): Promise<void> {
  const page = `learn-${shown.id}`;
  await store.write(async (_, about) => {
    const before = ((await about.get(keyOf(page))) ?? []) as TechniquePage[];
    const all = [shown, ...before.filter(({ kind }) => kind !== shown.kind)];
    const others = (await read(about)).filter((each) => each.page !== page);
    const more = { line: shown.line, tag: String(shown.form), bytes: JSON.stringify(all).length, owner: document.body.dataset['player'] ?? '' };
    await about.put(all, keyOf(page));
    await put(about, [...others, { ...asOpened(page, shown.name, []), ...more }]);
  });
}

async function read(about: store.About): Promise<OpenedPage[]> {
  return ((await about.get(PAGES)) ?? []) as OpenedPage[];
}

/** Stores the pages that stay, and removes the content of the others. */
async function put(about: store.About, pages: readonly OpenedPage[], left = fitting(pages)): Promise<void> {
  for (const { page } of pages.filter((each) => !left.includes(each))) {
    await about.delete(keyOf(page));
  }
  await about.put(left, PAGES);
}

/** Stores what is known of a page now; undefined removes it. A puzzle of the answer that has been begun meanwhile is left out. */
async function change(
  page: string,
  by: (before: OpenedPage | undefined, puzzles: readonly DeviceGame[]) => OpenedPage | undefined,
  answer?: Answer,
): Promise<void> {
  await store.write(async (games, about) => {
    const pages = await read(about);
    const begun = new Set((await games.getAll()).map(({ archived }) => archived.source));
    const all = answer ? [...answer.puzzles, ...(((await about.get(keyOf(page))) ?? []) as DeviceGame[])] : [];
    const left = answer?.cached.filter((source) => !begun.has(source));
    const puzzles = left?.flatMap((source) => all.find(({ archived }) => archived.source === source) ?? []);
    const now = by(pages.find((each) => each.page === page), puzzles ?? []);
    if (now === undefined) {
      await about.delete(keyOf(page));
    } else if (puzzles) {
      await about.put(puzzles, keyOf(page));
    }
    await put(about, [...pages.filter((each) => each.page !== page), ...(now ? [now] : [])]);
  });
}

/** A page is open: asks the server for its puzzles, which sends those that are not here, and caches them. */
export async function cachePage(page: string): Promise<void> {
  const { tag = '', puzzles: here = [] } = (await openedPages()).find((each) => each.page === page) ?? {};
  const asked = new URLSearchParams({ opened: page, have: here.map(({ source }) => source).join(',') });
  const response = await fetch(`${prefix}/device/games?${asked}`, {
    signal: AbortSignal.timeout(LONGEST_ANSWER),
    ...(tag === '' ? {} : { headers: { 'If-None-Match': tag } }),
  });
  if (response.status === 304) {
    await change(page, (before) => before && { ...before, opened: Date.now() });
  } else if (response.status === 404) {
    await change(page, () => undefined);
  } else if (response.ok) {
    const answer = (await response.json()) as Answer;
    const { name, sources } = answer;
    const more = { tag: response.headers.get('ETag') ?? '', sources, owner: document.body.dataset['player'] ?? '' };
    await change(page, (_, fresh) => ({ ...asOpened(page, name, fresh), ...more }), answer);
  }
}

/** Removes the puzzles of a page that are games now. */
async function without(about: store.About, page: OpenedPage, isGame: (puzzle: OpenedPage['puzzles'][number]) => boolean): Promise<OpenedPage> {
  const puzzles = page.puzzles.filter((each) => !isGame(each));
  if (puzzles.length === page.puzzles.length) {
    return page;
  }
  const all = ((await about.get(keyOf(page.page))) ?? []) as DeviceGame[];
  await about.put(all.filter(({ id }) => puzzles.some((each) => each.id === id)), keyOf(page.page));
  return { ...page, puzzles };
}

/** Somebody has begun these games, perhaps elsewhere. */
export async function removeBegun(games: readonly DeviceGame[]): Promise<void> {
  const begun = new Set(games.map(({ archived }) => archived.source));
  if ((await openedPages()).some(({ puzzles }) => puzzles.some(({ source }) => begun.has(source)))) {
    await store.write(async (_, about) => {
      const pages: OpenedPage[] = [];
      for (const page of await read(about)) {
        pages.push(await without(about, page, ({ source }) => begun.has(source)));
      }
      await put(about, pages);
    });
  }
}

/** Players had everything deleted. */
export async function removeOf(owners: readonly string[]): Promise<void> {
  await store.write(async (_, about) => {
    const pages = await read(about);
    await put(about, pages, pages.filter(({ owner }) => owner === undefined || !owners.includes(owner)));
  });
}

/** Does something that needs room. Where there is none, the pages opened longest ago make it. */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (failure) {
      if (store.reason(failure) !== 'full' || !(await removeOldest())) {
        throw failure;
      }
    }
  }
}

/** Returns whether there was a page. */
async function removeOldest(): Promise<boolean> {
  return store.write(async (_, about) => {
    const pages = (await read(about)).sort((a, b) => b.opened - a.opened);
    await put(about, pages, pages.slice(0, -1));
    return pages.length > 0;
  });
}

type Write = Parameters<Parameters<typeof store.write>[0]>;

/** Makes a begun game of a cached puzzle; undefined where no page has it. */
async function beginCached(games: Write[0], about: Write[1], source: string): Promise<KeptGame | undefined> {
  const pages = await read(about);
  const page = pages.find(({ puzzles }) => puzzles.some((each) => each.source === source));
  const puzzles = page && ((await about.get(keyOf(page.page))) as DeviceGame[] | undefined);
  const puzzle = puzzles?.find(({ archived }) => archived.source === source);
  if (!page || !puzzle || !isOpen(puzzle)) {
    return undefined;
  }
  const left = { ...(await without(about, page, ({ id }) => id === puzzle.id)), opened: Date.now() };
  await put(about, pages.map((each) => (each === page ? left : each)));
  return begun(games, puzzle);
}

async function begun(games: Write[0], puzzle: DeviceGame): Promise<KeptGame> {
  const game = new PlayedGame(asKept(puzzle));
  game.open(new Date());
  await games.put(game.kept);
  return game.kept;
}

/** Begins the puzzle that has this id; undefined where no page has it. It can be played where nothing can be stored, too. */
export async function beginPuzzle(id: string): Promise<KeptGame | undefined> {
  const page = (await openedPages()).find(({ puzzles }) => puzzles.some((each) => each.id === id));
  const puzzle = page && (await puzzlesOf(page.page)).find((each) => each.id === id);
  return puzzle && begin(puzzle.archived.source, () => puzzle).catch(() => puzzle);
}

/**
 * Begins the puzzle of a source: goes on with a game of it that is here, or else takes a cached one, or else the one that was
 * made. Throws where it cannot be stored.
 */
export async function begin(source: string, made: () => DeviceGame): Promise<KeptGame> {
  return withRoom(() =>
    store.write(async (games, about) => {
      const running = (await games.getAll()).find(({ archived }) => archived.source === source);
      return running ?? (await beginCached(games, about, source)) ?? begun(games, made());
    }),
  );
}

/** Begins the game of a puzzle from outside, a new one each time. Throws where it cannot be stored. */
export async function beginNew(game: DeviceGame): Promise<KeptGame> {
  return withRoom(() => store.write((games) => begun(games, game)));
}

/** The puzzle that comes after a finished one: of its page, or a game that runs, or else of the page opened last. */
export async function nextAfter(finished: KeptGame): Promise<KeptGame | undefined> {
  const pages = (await openedPages()).filter(isPlayable);
  const own = pages.find(({ sources }) => sources.includes(finished.archived.source));
  const puzzles = async (page: OpenedPage | undefined): Promise<KeptGame[]> => (page ? puzzlesOf(page.page) : []);
  const running = (await store.games()).filter((game) => game.id !== finished.id && !isFinished(game));
  const all = [...(await puzzles(own)), ...running, ...(await puzzles(pages[0]))];
  return all.find(({ kind }) => kind === finished.kind) ?? all[0];
}

/** A puzzle that a player chose for the time without a connection, before pages were cached by themselves. */
type TakenAlong = KeptGame & { readonly group?: string; readonly groupName?: string; readonly taken?: number };

/** Turns puzzles that were taken along and are not begun into pages that were opened then. */
export async function moveTakenAlong(): Promise<void> {
  const taken = (all: readonly TakenAlong[]): TakenAlong[] => all.filter((game) => isUntouched(game) && game.group);
  if (taken(await store.games()).length === 0) {
    return;
  }
  await store.write(async (games, about) => {
    const all = taken(await games.getAll()); // another tab may have begun one since
    const pages = await read(about);
    for (const group of new Set(all.map((game) => game.group!))) {
      const puzzles = all.filter((game) => game.group === group).sort((a, b) => (a.taken ?? 0) - (b.taken ?? 0));
      if (!pages.some(({ page }) => page === group)) {
        pages.push({ ...asOpened(group, puzzles[0]!.groupName ?? group, puzzles), opened: puzzles.at(-1)!.taken ?? 0 });
        await about.put(puzzles, keyOf(group));
      }
      for (const { id } of puzzles) {
        await games.delete(id);
      }
    }
    await put(about, pages);
  });
}
