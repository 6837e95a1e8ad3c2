import { isFinished, today, type DeviceGame, type KeptGame } from './kept-game.js';

/** In all; the page that was opened last may have more. */
export const MOST_BYTES = 50_000_000;

/** A page of a pack, a set, a day or a technique that was opened in this browser. */
export interface OpenedPage {
  /** As the server names it (org.crosscage.shell.ui.CachedPuzzles), such as `pack-kenken-4x4`; `learn-naked-pair` for that of a technique. */
  readonly page: string;
  /** The heading. */
  readonly name: string;
  /** A technique in a sentence. */
  readonly line?: string | undefined;
  /** When it was opened last, in milliseconds. */
  readonly opened: number;
  /** The version of the server's answer; empty where there is none. */
  readonly tag: string;
  /** About how much its content takes. */
  readonly bytes: number;
  /** The sources of all puzzles of the page. */
  readonly sources: readonly string[];
  /** The mark of the player who opened it; absent where it is not known. */
  readonly owner?: string;
  /** The puzzles that are cached. */
  readonly puzzles: readonly { readonly id: string; readonly source: string }[];
}

/** Where the page is, from where the game begins; puzzles that are of no page are on the first one. */
export function addressOf({ page }: OpenedPage): string {
  const [, kind = '', name = ''] = /^(\w+)-(.*)$/.exec(page) ?? [];
  const root = { pack: 'library', set: 'set', day: 'daily', learn: 'learn' }[kind];
  return root === undefined ? `?opened=${encodeURIComponent(page)}` : `${root}/${name}`;
}

/** The form of technique pages that this version draws. */
export const TECHNIQUE_FORM = 1;

/** Whether it is the page of a technique, which has no puzzles to begin, in the form that can be drawn. */
export function isTechnique({ page, tag }: OpenedPage): boolean {
  return page.startsWith('learn-') && tag === String(TECHNIQUE_FORM);
}

/** Whether it is a day that has not begun, whose puzzles nobody sees before. */
export function isComing({ page }: OpenedPage): boolean {
  return page.startsWith('day-') && page.slice('day-'.length) > today();
}

/** Whether any puzzle of it can be begun now. */
export function isPlayable(page: OpenedPage): boolean {
  return page.puzzles.length > 0 && !isComing(page);
}

/** How many puzzles of a page can be played without a connection, begun ones too. */
export function playable({ sources, puzzles }: OpenedPage, games: readonly KeptGame[]): number {
  return puzzles.length + games.filter((game) => !isFinished(game) && sources.includes(game.archived.source)).length;
}

/** Returns the pages that stay: the one that was opened last, and those behind it that have room. */
export function fitting(pages: readonly OpenedPage[]): OpenedPage[] {
  let bytes = 0;
  return [...pages].sort((a, b) => b.opened - a.opened).filter((page, i) => (bytes += page.bytes) <= MOST_BYTES || i === 0);
}

/** A page as it is opened now, with all of its puzzles. */
export function asOpened(page: string, name: string, puzzles: readonly DeviceGame[]): OpenedPage {
  const cached = puzzles.map(({ id, archived: { source } }) => ({ id, source }));
  const sources = cached.map(({ source }) => source);
  return { page, name, opened: Date.now(), tag: '', bytes: JSON.stringify(puzzles).length, sources, puzzles: cached };
}
