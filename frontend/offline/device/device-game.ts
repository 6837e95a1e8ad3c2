import { ENTRY_KINDS, type Delivery, type Game, type LogEntry, type StoredEntry } from '../../board/puzzle/types.js';
import {
  isBegun,
  isFinished,
  isPaid,
  NOTHING_PAID,
  type ArchivedGame,
  type DeviceGame,
  type KeptGame,
  type Paid,
  type TechniqueCost,
} from './kept-game.js';
import { CellNames, readLine, writeLine } from './log-lines.js';

/** A line that the server refuses, or the whole game where the line is empty, and why. */
export interface Refused {
  readonly line: string;
  readonly why: string;
}

/** The server's answer about a game that was sent. */
export interface Arrived {
  readonly id: string;
  readonly game: DeviceGame | null;
  /** Whether it came, and what is paid is counted. */
  readonly counted?: boolean;
  readonly refused?: readonly Refused[];
}

/** What a hint or another answer cost. */
export interface Payment {
  /** 1 where it counts as a hint, as the first stage of one does. */
  readonly hints: number;
  readonly cost: number;
  /** That it teaches, by its id. */
  readonly technique?: string;
  /** What is paid of the position, as the archive has it, and need not be paid again. */
  readonly paidHint?: string;
  readonly paidHelp?: string;
}

/**
 * A game that is played without a server: its log, as the server would keep it. Each change is a value that is kept at once.
 */
export class PlayedGame {
  readonly #names: CellNames;
  #kept: KeptGame;

  constructor(kept: KeptGame) {
    this.#kept = kept;
    this.#names = new CellNames(kept.picture);
  }

  get kept(): KeptGame {
    return this.#kept;
  }

  /** The game before its first entry, for the board: all that was played comes as entries behind it. */
  get snapshot(): Game {
    return { id: this.#kept.id, version: 0, cursor: 0, turns: [] };
  }

  /** The entries after a version, in order. */
  entries(after = 0): StoredEntry[] {
    return this.#kept.archived.log
      .slice(after)
      .map((line, i) => ({ ...readLine(line, this.#names).entry, version: after + i + 1 }));
  }

  /**
   * Takes an entry of the board, with the time on its clock. Returns what is to be told to the board, an entry that is there
   * already included.
   */
  take(entry: LogEntry, elapsed: number, now: Date): StoredEntry {
    const { archived } = this.#kept;
    const name = `${entry.client} ${entry.seq}`;
    const there = archived.log.findIndex((line) => nameIn(line) === name);
    if (there >= 0) {
      return { ...readLine(archived.log[there]!, this.#names).entry, version: there + 1 };
    }
    this.open(now);
    this.#become({
      seconds: Math.max(archived.seconds, Math.floor(elapsed)),
      log: [...archived.log, writeLine(entry, now.toISOString(), this.#names)],
    });
    this.#kept = { ...this.#kept, played: now.getTime() };
    return { ...entry, version: this.#kept.archived.log.length };
  }

  /** Whoever opens it begins it. */
  open(now: Date): void {
    if (!isBegun(this.#kept)) {
      this.#become({ begun: now.toISOString() });
      this.#kept = { ...this.#kept, played: now.getTime() };
    }
  }

  /** How long it has been played, in seconds. Less than before changes nothing. */
  elapsed(seconds: number): void {
    if (Math.floor(seconds) > this.#kept.archived.seconds) {
      this.#become({ seconds: Math.floor(seconds) });
    }
  }

  /** The grid is full and right. The first time counts. */
  finish(now: Date): void {
    if (!isFinished(this.#kept)) {
      this.#become({ finished: now.toISOString() });
    }
  }

  /** What the server has counted stays as it is: it hears of what was paid here. */
  pay({ hints, cost, technique, paidHint, paidHelp }: Payment): void {
    const { archived, paid } = this.#kept;
    this.#become({ paidHint: paidHint ?? archived.paidHint, paidHelp: paidHelp ?? archived.paidHelp });
    this.#owe({
      hints: paid.hints + hints,
      cost: paid.cost + cost,
      techniques: added(paid.techniques, technique === undefined ? [] : [{ technique, hints, cost }]),
    });
  }

  /** Something from the solution was told without a price: a game that had no help so far has some now. */
  told(): void {
    if (!isFinished(this.#kept) && inAll(this.#kept).hints === 0) {
      this.#owe({ hints: 1 });
    }
  }

  showedSolution(): void {
    this.#owe({ solutionShown: true });
  }

  #become(change: Partial<KeptGame['archived']>): void {
    this.#kept = { ...this.#kept, archived: { ...this.#kept.archived, ...change } };
  }

  #owe(change: Partial<Paid>): void {
    this.#kept = { ...this.#kept, paid: { ...this.#kept.paid, ...change } };
  }
}

function added(costs: readonly TechniqueCost[], more: readonly TechniqueCost[]): readonly TechniqueCost[] {
  const all = new Map(costs.map((each) => [each.technique, each]));
  for (const { technique, hints, cost } of more) {
    const before = all.get(technique) ?? { hints: 0, cost: 0 };
    all.set(technique, { technique, hints: before.hints + hints, cost: before.cost + cost });
  }
  return [...all.values()]
    .filter(({ hints, cost }) => hints > 0 || cost > 0)
    .sort((a, b) => (a.technique < b.technique ? -1 : 1));
}

/** What was paid since a state of it. */
export function paidSince(now: Paid, before: Paid): Paid {
  const less = before.techniques.map(({ technique, hints, cost }) => ({ technique, hints: -hints, cost: -cost }));
  return {
    hints: now.hints - before.hints,
    cost: now.cost - before.cost,
    solutionShown: now.solutionShown && !before.solutionShown,
    techniques: added(now.techniques, less),
  };
}

/** The game as it is in all, with what was paid here and the server does not know of. */
export function inAll({ archived, paid }: KeptGame): ArchivedGame {
  return {
    ...archived,
    hints: archived.hints + paid.hints,
    hintCost: archived.hintCost + paid.cost,
    solutionShown: archived.solutionShown || paid.solutionShown,
    techniques: added(archived.techniques, paid.techniques),
  };
}

/** The client and number of a line of a log. */
function nameIn(line: string): string {
  return line.split(' ', 3).slice(1).join(' ');
}

/**
 * Two states of one game that came about apart, such as in two tabs: the log of the first, with what the other has besides,
 * in its order.
 */
export function merged(first: KeptGame, other: KeptGame): KeptGame {
  const names = new Set(first.archived.log.map(nameIn));
  const missing = other.archived.log.filter((line) => !names.has(nameIn(line)));
  const [a, b] = [first.archived, other.archived];
  return {
    ...first,
    played: Math.max(first.played, other.played),
    paid: other.paid.cost > first.paid.cost ? other.paid : first.paid,
    archived: {
      ...a,
      begun: a.begun === '' ? b.begun : a.begun,
      finished: a.finished === '' ? b.finished : a.finished,
      seconds: Math.max(a.seconds, b.seconds),
      hints: Math.max(a.hints, b.hints),
      hintCost: Math.max(a.hintCost, b.hintCost),
      solutionShown: a.solutionShown || b.solutionShown,
      paidHint: paidOf(a.paidHint, b.paidHint, isPaid(other.paid), longer),
      paidHelp: paidOf(a.paidHelp, b.paidHelp, isPaid(other.paid), answers),
      log: missing.length === 0 ? a.log : [...a.log, ...missing],
    },
  };
}

/** A game with another id than before, such as one that was another player's, with what is kept by that id already. */
export function renamed(now: KeptGame, before: KeptGame, there: KeptGame | undefined): KeptGame {
  const was = [...(before.was ?? []), before.id, ...(there?.was ?? [])];
  return there ? { ...merged(now, there), paid: bothPaid(now.paid, there.paid), was } : { ...now, was };
}

function bothPaid(one: Paid, other: Paid): Paid {
  return {
    hints: one.hints + other.hints,
    cost: one.cost + other.cost,
    solutionShown: one.solutionShown || other.solutionShown,
    techniques: added(one.techniques, other.techniques),
  };
}

/** What is paid of a position: of the same one all, of two what the other has paid for since. */
function paidOf(first: string, other: string, isNew: boolean, both: (first: string, other: string) => string): string {
  if (first === '' || other === '') {
    return first || other;
  }
  const position = (line: string): string => line.split(' ', 1)[0]!;
  return position(first) === position(other) ? both(first, other) : isNew ? other : first;
}

/** The line of a hint of which more stages are told. */
function longer(first: string, other: string): string {
  const told = (line: string): number => Number(line.split(' ')[1]);
  return told(other) > told(first) ? other : first;
}

/** In the order of org.crosscage.teach.PaidAnswers. */
const ANSWERS = ['chain', 'search', 'where', 'rewind'];

function answers(first: string, other: string): string {
  const given = [...first.split(' '), ...other.split(' ')];
  return [given[0]!, ...ANSWERS.filter((answer) => given.includes(answer))].join(' ');
}

/** A game with what its server has stored now; undefined where something between is missing, which the next page asks for. */
export function grown(game: KeptGame, { entries }: Delivery, now: Date): KeptGame | undefined {
  const names = new CellNames(game.picture);
  const isAlone = game.archived.log.length === game.stored;
  const log = [...game.archived.log];
  for (const entry of entries) {
    if (isAlone && entry.version === log.length + 1 && isWritable(entry)) {
      log.push(writeLine(entry, now.toISOString(), names));
    }
  }
  return log.length === game.archived.log.length
    ? undefined
    : { ...game, stored: log.length, played: now.getTime(), archived: { ...game.archived, log } };
}

/** A newer server says of a kind that is not known here what only its own pages can write down. */
function isWritable({ kind, text }: LogEntry): boolean {
  return text !== undefined || (ENTRY_KINDS as readonly string[]).includes(kind);
}

/** A game as the server has it, with what this device knows besides. */
export function asKept(given: DeviceGame, before?: KeptGame): KeptGame {
  const { begun, log } = given.archived;
  const last = log.at(-1)?.split(' ', 1)[0] ?? begun;
  const known = { owner: before?.owner ?? '', paid: before?.paid ?? NOTHING_PAID, ...(before?.was ? { was: before.was } : {}) };
  return { ...given, ...known, played: last === '' ? 0 : Date.parse(last) };
}

/**
 * The game as the server has it now takes the place of what was sent. What was played meanwhile, and what the server refuses,
 * stays behind it: it is shown as what waits, and can be saved.
 */
export function after(
  now: KeptGame,
  sent: KeptGame,
  { game, counted = false, refused = [] }: Arrived,
  owner: string,
): KeptGame | undefined {
  const isRefusedWhole = refused.some(({ line }) => line === '');
  if (isRefusedWhole || (game === null && refused.length > 0 && !counted)) {
    return undefined;
  }
  if (game === null) {
    // it came, but the answer had no room for it: it is sent again, and what was paid is counted already
    return { ...now, paid: paidSince(now.paid, sent.paid) };
  }
  const fresh = { ...asKept(withWords(game, now), now), owner };
  const isMoreHere = refused.length > 0 || now.archived.log.length > sent.archived.log.length;
  const left = { ...now, paid: paidSince(now.paid, sent.paid) };
  return { ...(isMoreHere || isPaid(left.paid) ? merged(fresh, left) : fresh), paid: left.paid };
}

/** Keeps where the puzzle is from where the server does not say it. */
export function withWords(game: DeviceGame, before: DeviceGame): DeviceGame {
  return { ...game, facts: game.facts || before.facts };
}
