import { moves } from './device-game.js';
import { isFinished, type KeptGame } from './kept-game.js';
import type { Change, GameStore } from './store.js';

/** How far a guest's game is. */
export interface Progress {
  /** `hint`: a hint was taken. */
  readonly event: 'started' | 'hint' | 'solved';
  /** Played so far. */
  readonly seconds: number;
  readonly hints: number;
}

/** Holds one game as long as its page is open. */
export class GuestStore implements GameStore {
  readonly isShared = false;
  readonly #first: KeptGame;
  readonly #report: (progress: Progress) => void;
  #game: KeptGame;

  /** @param report hears of all that happens, once it is in the game */
  constructor(game: KeptGame, report: (progress: Progress) => void) {
    this.#first = this.#game = game;
    this.#report = report;
  }

  game(id: string): Promise<KeptGame | undefined> {
    return Promise.resolve(this.#game.id === id ? this.#game : undefined);
  }

  change(id: string, by: Change['by']): Promise<void> {
    const before = this.#game;
    this.#game = (before.id === id ? by(before) : undefined) ?? before;
    const { seconds, hints } = this.#game.archived;
    this.#events(before).forEach((event) => this.#report({ event, seconds, hints }));
    return Promise.resolve();
  }

  /** Nobody else removes the game or changes it. */
  changeAll(): Promise<void> {
    return Promise.resolve();
  }

  #events(before: KeptGame): Progress['event'][] {
    const now = this.#game;
    const begins = ({ archived }: KeptGame): boolean => moves(archived) === moves(this.#first.archived);
    return [
      ...(begins(before) && !begins(now) ? (['started'] as const) : []),
      ...(now.archived.hints > before.archived.hints ? (['hint'] as const) : []),
      ...(isFinished(now) && !isFinished(before) ? (['solved'] as const) : []),
    ];
  }
}
