/**
 * Keeps the games of this device as the server has them while there is a connection: what waits is sent, the games that run
 * are asked for once for each load of a page, and what a board hears from the server is written down beside it.
 */
import type { PuzzleBoard } from '../board/element/puzzle-board.js';
import type { Delivery } from '../board/puzzle/types.js';
import { grown } from './device/device-game.js';
import { isOpen, today, waiting } from './device/kept-game.js';
import { cacheOpenedPages } from './cached-puzzles.js';
import { cacheTechnique, moveTakenAlong, openedPages } from './device/opened.js';
import { addressOf, isPlayable, isTechnique } from './device/opened-page.js';
import { refreshPositions, cachedPositions } from './device/positions.js';
import { showLine } from '../connection/passing-line.js';
import { know } from '../connection/known-addresses.js';
import { persistInstalled } from './persistence.js';
import * as store from './device/store.js';
import { synchronize } from './device/way-back.js';
import { prefix } from '../connection/prefix.js';
import type { TechniquePageElement } from '../learn/technique-page.js';

/** How long after a game turned out to be missing here, or behind, all are asked for, in milliseconds. */
const SOON = 2000;
/** Who goes from page to page asks once in so many milliseconds. */
const SELDOM = 60_000;
/** When this browser asked last, in milliseconds, and on a page of which player. */
const ASKED = `${prefix}crosscage.games-asked`;
/** That this tab has told what the server does not take. */
const REFUSED = `${prefix}crosscage.refused-told`;
/** For how long it does so, in milliseconds. */
const SHOWN = 12_000;

let isAsked = false;

export async function follow(): Promise<void> {
  window.addEventListener('board-received', received);
  window.addEventListener('online', () => void refresh());
  window.addEventListener('games-changed', () => void refresh());
  window.addEventListener('page-cached', () => void learn());
  window.addEventListener('technique-drawn', ({ target }) => void cache(target as TechniquePageElement));
  document.querySelectorAll<TechniquePageElement>('technique-page').forEach((page) => void cache(page));
  // a game that has just begun is shown without another page being loaded
  window.addEventListener('board-ready', ({ target }) => watch(target as PuzzleBoard));
  document.querySelectorAll<PuzzleBoard>('puzzle-board').forEach(watch);
  // that of a first visit is ready only after the games are here
  void navigator.serviceWorker.ready.then(learn).catch(() => undefined);
  await moveTakenAlong().catch(() => undefined); // without room they stay as they are
  const isWaiting = (await store.games()).some((game) => waiting(game) > 0);
  await (isWaiting || isLongAgo() ? refresh() : learn());
  cacheOpenedPages();
  if (await refreshPositions().catch(() => false)) {
    await learn();
  }
}

function isLongAgo(): boolean {
  try {
    const [then, player] = (localStorage.getItem(ASKED) ?? '').split(' ');
    const ago = Date.now() - Number(then);
    return player !== ofPage() || !(ago >= 0 && ago < SELDOM);
  } catch {
    return true;
  }
}

/** The mark of the player whose page it is; empty before there is one. */
function ofPage(): string {
  return document.body.dataset['player'] ?? '';
}

async function refresh(): Promise<void> {
  try {
    const { refused } = await synchronize();
    refused.slice(0, 1).forEach(tellRefused);
    localStorage.setItem(ASKED, `${Date.now()} ${ofPage()}`);
  } catch {
    // there is no connection: the next page tries it again
  }
  await learn();
}

function tellRefused(why: string): void {
  if (sessionStorage.getItem(REFUSED) === null) {
    sessionStorage.setItem(REFUSED, '1');
    showLine('refused', `${document.body.dataset['refused'] ?? ''} ${why}`, SHOWN);
  }
}

/** A board is told of its game a moment after it has come. */
function watch(board: PuzzleBoard): void {
  for (const wait of [SOON / 2, 2 * SOON, 5 * SOON]) {
    setTimeout(() => void arrived(board), wait);
  }
}

async function arrived({ game, finished }: PuzzleBoard): Promise<void> {
  if (game && !finished && (await store.game(game.id)) === undefined) {
    await refresh();
  }
}

/** The page of a technique is shown; what takes its example's place while one is looked for is not cached. */
async function cache({ page, isWhole }: TechniquePageElement): Promise<void> {
  if (page && isWhole) {
    await navigator.serviceWorker.ready; // without a worker no page opens
    try {
      await cacheTechnique(page);
      await learn();
    } catch {
      // there is no room
    }
  }
}

function refreshSoon(): void {
  if (!isAsked) {
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      void refresh();
    }, SOON);
  }
}

/** Learns where links lead when the connection breaks; without a worker they lead nowhere. */
async function learn(): Promise<void> {
  const [games, pages] = [await store.games(), (await openedPages()).filter((page) => isTechnique(page) || isPlayable(page))];
  if (games.length > 0 || pages.length > 0) {
    await persistInstalled();
  }
  if (!(await navigator.serviceWorker.getRegistration())?.active) {
    know([]);
    return;
  }
  const open = games.filter((game) => isOpen(game));
  const sources = [...open.map(({ archived }) => archived.source), ...pages.flatMap(({ puzzles }) => puzzles.map(({ source }) => source))];
  const days = sources.flatMap((source) => (source.startsWith('daily-') ? [source.replace(/^daily-(.{10})-/, 'daily/$1/')] : []));
  const train = (await cachedPositions()).positions.length > 0 ? ['train', 'train/*'] : []; // in the place of a run, the trainer
  const fixed = ['', 'continue', 'import', ...train, 'learn', 'learn/combinations', 'daily', `daily/${today()}`];
  const paths = [...fixed, ...days, ...open.map(({ id }) => `play/${id}`), ...pages.map(addressOf)];
  know(paths.map((path) => `${prefix}/${path}`));
}

const received = (event: Event): void => {
  const id = (event.target as PuzzleBoard).game?.id;
  if (id !== undefined) {
    void note(id, (event as CustomEvent<Delivery>).detail).catch(() => undefined);
  }
};

async function note(id: string, delivery: Delivery): Promise<void> {
  let isUpToDate = false;
  await store.change(id, (now) => {
    const then = grown(now, delivery, new Date());
    isUpToDate = (then ?? now).stored >= delivery.version;
    return then;
  });
  if (!isUpToDate) {
    refreshSoon();
  }
}
