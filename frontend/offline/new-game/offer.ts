import { prefix } from '../../connection/prefix.js';
import type { TileGrid } from '../../board/puzzle/types.js';

/** The puzzles that can be made here, and the techniques (org.crosscage.home.ui.OfferedGames); cached with the words. */
const ADDRESS = `${prefix}/offline/new-games`;
const DAYS_A_WEEK = 7;
const MS_A_DAY = 86_400_000;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A size with its name in the texts, and the grades that there are of it, easiest first, and of any first, and how long they take. */
export interface OfferedSize extends Size {
  readonly length: string;
  readonly grades: Readonly<Record<string, '' | 'long' | 'rare'>>;
}

/** A kind of puzzle as it is offered. */
export interface OfferedKind {
  readonly id: string;
  readonly sizes: readonly OfferedSize[];
  readonly sample: TileGrid;
  /**
   * Its puzzles of a day: the first day that has them, and with minis, and their sizes by grade from Monday to Sunday; the first
   * Sunday with a giant, and how the giant is ordered.
   */
  readonly daily: {
    readonly first: string;
    readonly minis: string;
    readonly sizes: Readonly<Record<string, readonly Size[]>>;
    readonly giants: string;
    readonly giant: Size & { readonly grade: string };
  } | null;
}

/** An order for a puzzle. */
export interface Order extends Size {
  readonly kind: string;
  /** Empty for any. */
  readonly grade: string;
}

/** The last choice for new games of each kind, newest first, as org.crosscage.player.PuzzleChoice writes it: `kenken-6x6-hard kakuro-8x8`. */
const CHOICE = /^([a-z]+)-(\d+x\d+)(?:-([a-z]+))?$/;

export function writtenSize({ rows, columns }: Size): string {
  return `${rows}x${columns}`;
}

export function writtenChoice(order: Order): string {
  return [order.kind, writtenSize(order), ...(order.grade === '' ? [] : [order.grade])].join('-');
}

/** A size and a grade, empty for any. */
export interface Choice {
  /** `8x8`. */
  readonly size: string;
  readonly grade: string;
}

/** The first choice of each kind. */
export function choicesOf(written: string): Record<string, Choice> {
  const read = written.split(' ').flatMap((word) => {
    const [, kind, size, grade = ''] = CHOICE.exec(word) ?? [];
    return kind !== undefined && size !== undefined ? [[kind, { size, grade }] as const] : [];
  });
  return Object.fromEntries(read.toReversed());
}

/** With the newest choice in the place of another one of its kind. */
export function withChoice(written: string, order: Order): string {
  const others = written.split(' ').filter((word) => word !== '' && !word.startsWith(`${order.kind}-`));
  return [writtenChoice(order), ...others].join(' ');
}

/** An order for another puzzle like this one, of any grade where its own cannot be ordered; undefined where its size cannot be made. */
export function another(kinds: readonly OfferedKind[], { kind, rows, columns, grade }: Order): Order | undefined {
  const size = kinds.find(({ id }) => id === kind)?.sizes.find((each) => each.rows === rows && each.columns === columns);
  return size && { kind, rows, columns, grade: Object.hasOwn(size.grades, grade) ? grade : '' };
}

/** A puzzle of a day. */
export interface Daily extends Order {
  /** `2026-11-29`. */
  readonly day: string;
  /** Its name among the puzzles of its day: `kakuro-medium`. */
  readonly name: string;
  /** The source of a game of it. */
  readonly source: string;
}

/** A technique with the word of its tier and the ids of its kinds. */
export interface OfferedTechnique {
  readonly id: string;
  readonly tier: string;
  readonly kinds: readonly string[];
}

export interface Offer {
  readonly kinds: readonly OfferedKind[];
  /** From the easiest to the hardest. */
  readonly techniques: readonly OfferedTechnique[];
}

export async function offer(): Promise<Offer> {
  const response = await fetch(ADDRESS);
  if (!response.ok) {
    throw new Error(`the new games cannot be read: ${response.status}`);
  }
  return (await response.json()) as Offer;
}

/** The grade of the minis. */
const MINI = 'gentle';

/** All puzzles of a day, `2026-11-29`: the minis, then the others kind by kind and easiest first, and a Sunday's giant. */
export function dailyOf(kinds: readonly OfferedKind[], day: string): Daily[] {
  const weekday = (new Date(day).getUTCDay() + DAYS_A_WEEK - 1) % DAYS_A_WEEK;
  const all = kinds.flatMap(({ id, daily }) =>
    daily === null || day < daily.first
      ? []
      : Object.entries(daily.sizes)
          .filter(([grade]) => grade !== MINI || day >= daily.minis)
          .map(([grade, sizes]) => of(day, { kind: id, grade, ...sizes[weekday]! })),
  );
  const giants = giantOf(kinds, day).filter((giant) => giant.day === day);
  return [...all.filter(({ grade }) => grade === MINI), ...all.filter(({ grade }) => grade !== MINI), ...giants];
}

function of(day: string, order: Order): Daily {
  const name = `${order.kind}-${order.grade}`;
  return { ...order, day, name, source: `daily-${day}-${name}` };
}

/** The giant of the last Sunday up to a day; none before the first. The kinds take turns from Sunday to Sunday. */
export function giantOf(kinds: readonly OfferedKind[], day: string): Daily[] {
  const sunday = Date.parse(day) - new Date(day).getUTCDay() * MS_A_DAY;
  const date = new Date(sunday).toISOString().slice(0, day.length);
  const giants = kinds.flatMap(({ id, daily }) => (daily && date >= daily.first ? [{ kind: id, first: daily.giants, ...daily.giant }] : []));
  const weeks = (sunday - Date.parse(giants[0]?.first ?? '')) / (DAYS_A_WEEK * MS_A_DAY);
  const giant = weeks < 0 ? undefined : giants[weeks % giants.length];
  return giant ? [of(date, { kind: giant.kind, grade: giant.grade, rows: giant.rows, columns: giant.columns })] : [];
}
