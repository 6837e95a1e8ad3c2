import { Play } from '../game/play.js';
import type { Game, LogEntry } from '../puzzle/types.js';
import { square } from './pictures.js';

/** What a browser keeps of a page. */
export class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }

  removeItem(key: string): void {
    this.#items.delete(key);
  }
}

export const NEW: Game = { id: 'g', version: 0, cursor: 0, turns: [] };
export const TWELVE = square(12);
export const FOUR = square(4);

/** One that has no room left. */
export class FullStorage extends MemoryStorage {
  override setItem(): void {
    throw new Error('QuotaExceededError');
  }
}

/** A page with a game on it; time passes when told to. */
export class Page {
  readonly sent: LogEntry[] = [];
  readonly resyncs: number[] = [];
  readonly play: Play;
  readonly waits: number[] = [];
  /** Cells that await no second digit any more. */
  readonly settled: number[] = [];
  waiting = false;
  /** The time, for those who ask. */
  now = 0;
  /** How often it was told that nothing is kept. */
  warnings = 0;
  #waiting: (() => void)[] = [];

  constructor(client: string, storage: MemoryStorage, topology = FOUR, game = NEW, now = 1) {
    const port = {
      client,
      send: (entry: LogEntry) => void this.sent.push(entry),
      resync: (version: number) => void this.resyncs.push(version),
      waiting: (waits: boolean) => void (this.waiting = waits),
      now: () => this.now,
      settled: (cells: readonly number[]) => void this.settled.push(...cells),
      notKept: () => void (this.warnings += 1),
      later: (run: () => void, milliseconds: number) => {
        this.waits.push(milliseconds);
        this.#waiting.push(run);
        return () => void (this.#waiting = this.#waiting.filter((other) => other !== run));
      },
    };
    this.play = new Play(topology, game, port, storage as unknown as Storage, port, () => now);
  }

  pass(): void {
    this.#waiting.splice(0).forEach((run) => run());
  }

  digitOf(cell: number): number | null {
    return this.play.cells[cell]!.digit;
  }
}
