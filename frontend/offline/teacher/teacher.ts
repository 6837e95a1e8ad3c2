/**
 * The teacher without a server: the Java core, compiled for the browser. It works in a worker of its own, so that the page
 * goes on whatever it thinks about. What it is asked and answers is the JSON of the Java class org.crosscage.offline.
 */
import type { ClueState, Game, Highlights, LogEntry, Picture, PositionCell } from '../../board/puzzle/types.js';
import type { Texts } from '../../board/text/message.js';
import type { CombinationsPage } from '../../learn/combinations-page.js';
import type { Combinations } from '../../play/card/combinations.js';
import type { Card } from '../../play/card/types.js';
import type { Playback } from '../../play/playback.js';
import type { Help } from '../device/device-game.js';
import type { Effort, OfflineAnswer, OfflinePosition } from '../device/position.js';
import { ModuleThread } from './module-thread.js';

/** A game as the teacher is told of it. */
export interface Asked {
  /** As the archive has it, in the native text. */
  readonly puzzle: string;
  /** Where the puzzle came from, as the archive has it: only one that is from here is known to have one solution. */
  readonly source: string;
  /** The lines of the game's log, as the archive has them. */
  readonly log: readonly string[];
  /** The selected cell. */
  readonly near?: number;
  /** The player's settings by their ids: techniques, marks-in-hints, tidy-marks, check … */
  readonly choices: Readonly<Record<string, string>>;
  /** On which the puzzle was passed on, as the archive has them. */
  readonly terms: string;
}

/** The topics that a player can ask about in a game. */
export type Topic = 'hint' | 'steps' | 'fit' | 'branch' | 'check' | 'difficulty';

/** Something that happens in the page to the help of a game. */
export type HelpEvent =
  | { readonly event: 'ask'; readonly what: Topic }
  /** A button of the card, or a row, by its id; none is empty. */
  | { readonly event: 'press' | 'point'; readonly what: string }
  /** Work is done, by its number. */
  | { readonly event: 'deliver'; readonly what: number }
  | { readonly event: 'changed' | 'close' | 'taught' };

/** An event, with the log from a line on. */
export type Told = HelpEvent & Omit<Asked, 'puzzle'> & { readonly from: number };

/** The state after an event, as far as it changed, and the work of the page. */
export interface HelpTurn {
  /** Absent fields have not changed; null is none. */
  readonly card?: Card | null;
  readonly lights?: Highlights | null;
  /** The combinations that a hint speaks of. */
  readonly combinations?: NamedCombinations | null;
  /** The cells that are marked as wrong. */
  readonly wrong?: readonly number[];
  /** The number of the work that is wanted, and what waits for it; absent where nothing is. */
  readonly work?: number;
  readonly waiting?: Topic;
  /** The help that this is, noted together with `rewindTo` or `entry` where one is there. */
  readonly price?: Help;
  /** The game goes back to so many turns. */
  readonly rewindTo?: number;
  /** A turn that is taken. */
  readonly entry?: Pick<LogEntry, 'kind' | 'level' | 'changes'>;
  /** For screen readers. */
  readonly say?: string;
  /** By the board. */
  readonly announce?: string;
}

/** Combinations of a clue, by their names. */
export interface NamedCombinations {
  /** The place of the clue among the constraints of the puzzle. */
  readonly clue: number;
  readonly lit: readonly string[];
}

/** The marks that the board of a game shows by itself. */
export interface Marks {
  /** How clues are shown, by their ids. */
  readonly clues: Readonly<Record<string, ClueState>>;
  /** The cells with digits that no solution has; only where the player wants to see them at once. */
  readonly wrong?: readonly number[];
  /** Whether they tell something of the solution. */
  readonly tells?: boolean;
}

/** The board of a position to train on. */
export interface PositionBoard {
  readonly picture: Picture;
  readonly game: Game;
  /** The tier of the technique that is asked: `hard`. */
  readonly tier: string;
  /** Whether there are marks to cross out. */
  readonly marked: boolean;
}

/** Something that happens in the page of a position. */
export type TrainingEvent =
  | { readonly event: 'enter'; readonly entry: LogEntry }
  | { readonly event: 'press'; readonly what: string }
  | { readonly event: 'hint' | 'show' | 'close' };

/** The state after it, as far as it changed. */
export interface TrainingTurn extends Pick<HelpTurn, 'card' | 'lights' | 'say' | 'announce'> {
  /** The place of the entry in the log; absent where it is taken back. */
  readonly version?: number;
  /** How often something wrong was tried, and how many stages of the hint were told; absent where that stays as it was. */
  readonly wrong?: number;
  readonly told?: number;
  /** The result of the position, and the seconds that it took. */
  readonly result?: OfflineAnswer['result'];
  readonly seconds?: number;
  /** The position that its proof is about. */
  readonly position?: readonly PositionCell[];
  /** The player wants the next position. */
  readonly next?: boolean;
}

/** The addresses of the pages about techniques that can be opened. */
let pages: readonly string[] = [];

/** Answers link these pages about techniques, and no others. */
export function linkPages(addresses: readonly string[]): void {
  pages = addresses;
}

/** A part of an answer in which pages that are not here have no address. */
function linked<T>(part: T): T {
  return JSON.parse(JSON.stringify(part), withPagesOfHere) as T;
}

/** Below a card there is no link without an address. */
function withPagesOfHere(key: string, value: unknown): unknown {
  if (key === 'links') {
    return (value as Card['links']).filter((link) => !('address' in link) || link.address !== '');
  }
  return ['address', 'page'].includes(key) && typeof value === 'string' && !pages.includes(value.split('?', 1)[0]!) ? '' : value;
}

function withLinks<T extends Pick<HelpTurn, 'card'>>(turn: T): T {
  return turn.card === undefined ? turn : { ...turn, card: linked(turn.card) };
}

/** Answers the questions of pages. */
export class Teacher extends ModuleThread {
  /** Loads the module at once. */
  constructor(words: Texts) {
    super(words);
    this.start();
  }

  /** @param all every step, and not only those that are needed */
  async walkthrough(asked: Asked, all = false): Promise<Playback> {
    const playback = await this.ask<Playback>('walkthrough', { ...asked, all });
    return { ...playback, techniques: linked(playback.techniques) };
  }

  /** The combinations of all clues of the selected cell, or of one clue. */
  combinations(asked: Asked, clue?: number): Promise<Combinations> {
    return this.ask('combinations', { ...asked, ...(clue === undefined ? {} : { clue }) });
  }

  /** All combinations of the clues that a query asks for. */
  combinationsPage(query: string): Promise<CombinationsPage> {
    return this.ask('combinationsPage', { query });
  }

  /** The marks that the board of a game shows by itself. */
  marks(asked: Asked): Promise<Marks> {
    return this.ask('marks', asked);
  }

  /** The grade of its puzzle, empty where it has none. */
  grade(asked: Asked): Promise<{ readonly grade: string }> {
    return this.ask('grade', asked);
  }

  /** Opens the help of a game, which events are about from then on: as long as the age stays. */
  open(asked: Asked): Promise<unknown> {
    return this.ask('open', asked);
  }

  async tell(told: Told): Promise<HelpTurn> {
    return withLinks(await this.ask<HelpTurn>('tell', told));
  }

  /** Does work that a turn wants; what it finds is told once that is delivered. */
  work(work: number): Promise<unknown> {
    return this.ask('work', { work });
  }

  /** Begins with a position, which events are about from then on, with what it took before. */
  begin({ puzzle, technique, line }: Omit<OfflinePosition, 'kind'>, effort: Effort & { readonly seconds: number }): Promise<PositionBoard> {
    return this.ask('begin', { puzzle, technique, line, ...effort });
  }

  async train(event: TrainingEvent): Promise<TrainingTurn> {
    return withLinks(await this.ask<TrainingTurn>('train', event));
  }
}
