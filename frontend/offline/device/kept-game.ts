import type { Picture, Preferences } from '../../board/puzzle/types.js';

/** A game as the archive of a player has it (org.crosscage.game.store.ArchivedGame). */
export interface ArchivedGame {
  readonly source: string;
  readonly terms: string;
  readonly puzzle: string;
  /** ISO 8601, in UTC; empty for a puzzle that is not begun. */
  readonly begun: string;
  readonly finished: string;
  readonly seconds: number;
  readonly hints: number;
  readonly hintCost: number;
  readonly solutionShown: boolean;
  readonly techniques: readonly TechniqueCost[];
  /** As `log-lines.ts` reads and writes them. */
  readonly log: readonly string[];
}

export interface TechniqueCost {
  readonly technique: string;
  readonly hints: number;
  readonly cost: number;
}

/** A game, or a puzzle that is not begun, as the server hands it out (org.crosscage.device.DeviceGame). */
export interface DeviceGame {
  /** The id of the game on the server, which gets it from here where the puzzle is begun here. */
  readonly id: string;
  readonly kind: string;
  readonly rows: number;
  readonly columns: number;
  /** Of the puzzle; empty when it has none. */
  readonly title: string;
  /** What lists call it: "Kakuro 9 × 9". */
  readonly name: string;
  /** Where it is from: its day, its set, its station, or its number in a pack; may be empty. */
  readonly facts: string;
  /** Empty when it is not known. */
  readonly grade: string;
  readonly picture: Picture;
  /** How many lines of the log the server has. */
  readonly stored: number;
  readonly archived: ArchivedGame;
}

/** The same with what this browser knows of it. */
export interface KeptGame extends DeviceGame {
  /** By which mark the server knew the player whose game it is; empty where it has not said it. */
  readonly owner: string;
  /** When it was last played here or elsewhere, in milliseconds; 0 for a puzzle that is not begun. */
  readonly played: number;
}

/** Something that a player can choose. */
export interface Setting {
  readonly id: string;
  /** What the board calls it; empty where it hears nothing of it. */
  readonly board: string;
  readonly values: readonly string[];
}

/** What holds on this device without a connection. */
export interface DevicePlayer {
  readonly player: string;
  /** Those that can be changed in a game, in the order in which they are shown. */
  readonly settings: readonly Setting[];
  /** The settings by their ids. */
  readonly choices: Readonly<Record<string, string>>;
  /** The same as the board hears of them in a game. */
  readonly board: Preferences;
  /** The puzzles of a day of which the server has a game, by source, and whether that is finished. */
  readonly daily?: Readonly<Record<string, boolean>>;
}

const ID_BYTES = 16;

/** As org.crosscage.core.generate.Grade has them, the easiest first. */
export const GRADES: readonly string[] = ['gentle', 'easy', 'medium', 'hard', 'expert', 'extreme', 'beyond'];

/** Like org.crosscage.game.store.GameIds: 22 URL-safe characters. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

export function isBegun({ archived }: DeviceGame): boolean {
  return archived.begun !== '';
}

export function isFinished({ archived }: DeviceGame): boolean {
  return archived.finished !== '';
}

/** Whether it is to be gone on with: a game that was only opened has no entry yet. One that was begun here is on no other list. */
export function isRunning(game: KeptGame): boolean {
  return isBegun(game) && !isFinished(game) && (game.archived.log.length > 0 || waiting(game) > 0);
}

/** How much of a game is still to be sent: entries of its log, or that it was opened. */
export function waiting(game: KeptGame): number {
  const entries = game.archived.log.length - game.stored;
  const isNew = game.stored === 0 && game.owner === '';
  return isBegun(game) ? Math.max(entries, isNew ? 1 : 0) : 0;
}

/** A puzzle of which nothing would be lost. */
export function isUntouched(game: KeptGame): boolean {
  return !isBegun(game) && waiting(game) === 0;
}

const DAY = /^daily-(\d{4}-\d{2}-\d{2})-/;

/** The day of a puzzle of the day, `2026-11-27`; undefined for any other. */
export function dayOf({ archived }: DeviceGame): string | undefined {
  return DAY.exec(archived.source)?.[1];
}

/** The id of the technique that a game practises, whose name the server then says of it. */
export function practised({ archived, facts }: KeptGame): string | undefined {
  return facts === '' ? undefined : /^\w+\.([\w-]+)\.\d+$/.exec(archived.source)?.[1];
}

/** Days change at midnight UTC, for everybody at once. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** A moment of a day, by the clock here, to write its date. */
export function noon(day: string): Date {
  return new Date(`${day}T12:00`);
}

/** Whether it may be seen: a puzzle of a day that has not begun may not. */
export function isOpen(game: DeviceGame, now = new Date()): boolean {
  return (dayOf(game) ?? '') <= today(now);
}
