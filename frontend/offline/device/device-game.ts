import { ENTRY_KINDS, type Delivery, type Game, type LogEntry, type StoredEntry } from '../../board/puzzle/types.js';
import {
  isBegun,
  isFinished,
  type ArchivedGame,
  type DeviceGame,
  type KeptGame,
  type TechniqueCost,
} from './kept-game.js';
import { CellNames, readLine, writeLine } from './log-lines.js';

/** The server's answer about a game that was sent. */
export interface Arrived {
  readonly id: string;
  /** As the server has it now; null where it has not, or the answer has no room for it. */
  readonly game: DeviceGame | null;
  /** Why it is refused; empty or absent where it is not. */
  readonly refused?: string;
}

/** Help as an entry of the log: paid for, told for nothing, or the solution. The teacher writes its text. */
export interface Help {
  readonly kind: 'other';
  readonly text: string;
}

export const FREE_HELP: Help = { kind: 'other', text: 'help free 1 0 -' };
export const SOLUTION: Help = { kind: 'other', text: 'help solution 0 0 -' };

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
      ...withLines(this.#kept.archived, [writeLine(entry, this.#at(now), this.#names)]),
      seconds: isFinished(this.#kept) ? archived.seconds : Math.max(archived.seconds, Math.floor(elapsed)),
    });
    this.#kept = { ...this.#kept, played: now.getTime() };
    return { ...entry, version: this.#kept.archived.log.length };
  }

  /** Takes what the teacher does, behind the help that it is: behind a finish that would not count. */
  teach(help: (LogEntry & Help) | undefined, done: readonly LogEntry[], elapsed: number, now: Date): void {
    const counted = help && this.counts(help) ? [help] : [];
    [...counted, ...done].forEach((entry) => this.take(entry, elapsed, now));
  }

  /** Whether help is noted: free help beside other help is not, nor the solution a second time, nor either after the finish. */
  counts({ text }: Help): boolean {
    const { hints, solutionShown } = this.#kept.archived;
    const isOnce = text === FREE_HELP.text || text === SOLUTION.text;
    return !isOnce || (!isFinished(this.#kept) && (text === FREE_HELP.text ? hints === 0 : !solutionShown));
  }

  /** Whoever opens it begins it. */
  open(now: Date): void {
    if (!isBegun(this.#kept)) {
      this.#become({ begun: now.toISOString() });
      this.#kept = { ...this.#kept, played: now.getTime() };
    }
  }

  /** Notes the grade of its puzzle. */
  rate(grade: string): void {
    this.#kept = { ...this.#kept, grade };
  }

  /** How long it has been played, in seconds. Less than before changes nothing, nor does anything once it is finished. */
  elapsed(seconds: number): void {
    if (!isFinished(this.#kept) && Math.floor(seconds) > this.#kept.archived.seconds) {
      this.#become({ seconds: Math.floor(seconds) });
    }
  }

  /** The grid is full and right. The first time counts. */
  finish(now: Date): void {
    if (!isFinished(this.#kept)) {
      this.#become({ finished: this.#at(now) });
    }
  }

  /** When something is done: time does not run backwards in a log, whatever the clock says, and all behind the finish is later. */
  #at(now: Date): string {
    const { log, finished } = this.#kept.archived;
    const last = log.length === 0 ? 0 : timeOf(log.at(-1)!);
    return new Date(Math.max(now.getTime(), last, finished === '' ? 0 : Date.parse(finished) + 1)).toISOString();
  }

  #become(change: Partial<KeptGame['archived']>): void {
    this.#kept = { ...this.#kept, archived: { ...this.#kept.archived, ...change } };
  }
}

const HELP = /^help (paid|free|solution) (\d+) (\d+) (\S+)/;

/** The game with what another line of its log counts. */
function counted(game: ArchivedGame, text: string): ArchivedGame {
  const [, sort, hints = '', cost = '', technique = ''] = HELP.exec(text) ?? [];
  if (sort === undefined) {
    return game;
  }
  return {
    ...game,
    hints: sort === 'free' ? Math.max(game.hints, 1) : game.hints + Number(hints),
    hintCost: game.hintCost + Number(cost),
    solutionShown: game.solutionShown || sort === 'solution',
    techniques: technique === '-' ? game.techniques : added(game.techniques, { technique, hints: Number(hints), cost: Number(cost) }),
  };
}

function added(costs: readonly TechniqueCost[], more: TechniqueCost): readonly TechniqueCost[] {
  const before = costs.find(({ technique }) => technique === more.technique) ?? { hints: 0, cost: 0 };
  return [
    ...costs.filter(({ technique }) => technique !== more.technique),
    { ...more, hints: before.hints + more.hints, cost: before.cost + more.cost },
  ];
}

/** Whether a line is from the time after the game was finished for the first time, when nothing counts any more. */
function isAfterFinish(line: string, { finished }: ArchivedGame): boolean {
  return finished !== '' && timeOf(line) > Date.parse(finished);
}

function timeOf(line: string): number {
  return Date.parse(line.split(' ', 1)[0]!);
}

function withLines(game: ArchivedGame, lines: readonly string[]): ArchivedGame {
  const texts = lines.filter((line) => !isAfterFinish(line, game)).map((line) => line.split(' ').slice(3).join(' '));
  return { ...texts.reduce(counted, game), log: [...game.log, ...lines] };
}

/** How many moves a game took, steps back and forth included. */
export function moves(game: ArchivedGame): number {
  return game.log.filter((line) => line.split(' ', 4)[3] !== 'help' && !isAfterFinish(line, game)).length;
}

/** The client and number of a line of a log. */
function nameIn(line: string): string {
  return line.split(' ', 3).slice(1).join(' ');
}

/**
 * Two states of one game that came about apart, such as here and on the server: the log of the first, with what the other has
 * besides, in its order.
 */
export function merged(first: KeptGame, other: KeptGame): KeptGame {
  const [a, b] = [first.archived, other.archived];
  const names = new Set(a.log.map(nameIn));
  const missing = b.log.filter((line) => !names.has(nameIn(line)));
  const both = { ...a, begun: a.begun || b.begun, seconds: a.finished ? a.seconds : Math.max(a.seconds, b.seconds) };
  const archived = missing.length === 0 ? both : withLines({ ...both, finished: a.finished || b.finished }, missing);
  return { ...first, played: Math.max(first.played, other.played), archived };
}

/** A game as a page of before has kept it, which wrote what was paid beside the log. */
interface GameOfBefore extends KeptGame {
  readonly paid?: { readonly hints: number; readonly cost: number; readonly solutionShown: boolean };
}

/** The same with all that was paid in its log: in front, because behind a finish it would not count. */
export function upgraded({ paid, ...game }: GameOfBefore): KeptGame {
  const { begun, log } = game.archived;
  const texts = [
    ...(paid && (paid.hints > 0 || paid.cost > 0) ? [`help paid ${paid.hints} ${paid.cost} -`] : []),
    ...(paid?.solutionShown ? [SOLUTION.text] : []),
  ];
  const lines = texts.map((text, i) => `${begun} paid-${game.id} ${i + 1} ${text}`);
  return { ...game, archived: { ...withLines(game.archived, lines), log: [...lines, ...log] } };
}

/** A game with what its server has stored now; undefined where something between is missing, which the next page asks for. */
export function grown(game: KeptGame, { entries }: Delivery, now: Date): KeptGame | undefined {
  const names = new CellNames(game.picture);
  const isAlone = game.archived.log.length === game.stored;
  let archived = game.archived;
  for (const entry of entries) {
    if (isAlone && entry.version === archived.log.length + 1 && isWritable(entry)) {
      archived = withLines(archived, [writeLine(entry, now.toISOString(), names)]);
    }
  }
  return archived === game.archived ? undefined : { ...game, stored: archived.log.length, played: now.getTime(), archived };
}

/** A newer server says of a kind that is not known here what only its own pages can write down. */
function isWritable({ kind, text }: LogEntry): boolean {
  return text !== undefined || (ENTRY_KINDS as readonly string[]).includes(kind);
}

/** A game as the server has it, with what this device knows besides. */
export function asKept(given: DeviceGame, before?: KeptGame): KeptGame {
  const { begun, log } = given.archived;
  const last = log.at(-1)?.split(' ', 1)[0] ?? begun;
  return { ...given, owner: before?.owner ?? '', played: last === '' ? 0 : Date.parse(last) };
}

/**
 * The game as the server has it now takes the place of what was sent. What was played meanwhile stays behind it; what the
 * server has not taken stays as it is.
 */
export function after(now: KeptGame, { game }: Arrived, owner: string): KeptGame | undefined {
  return game === null ? undefined : merged({ ...asKept(withWords(game, now), now), owner }, now);
}

/** Keeps where the puzzle is from, and its grade, where the server does not say it. */
export function withWords(game: DeviceGame, before: DeviceGame): DeviceGame {
  return { ...game, facts: game.facts || before.facts, grade: game.grade || before.grade };
}
