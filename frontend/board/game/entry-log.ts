import { layerOf, type Branch, type Layer } from './branches.js';
import { History } from './history.js';
import type { CellState, Change, Delivery, EntryName, Game, LogEntry, StoredEntry } from '../puzzle/types.js';

/** What a delivery from the server did. */
export interface Received {
  /** Cells whose shown state may differ now. */
  readonly touched: readonly number[];
  /** Entries that the server has for certain. */
  readonly settled: readonly LogEntry[];
  /** Entries are missing between what is known and what came: ask for them. */
  readonly gap: boolean;
}

/**
 * The log as this browser knows it: what the server confirmed, and on top, in order, what it has not confirmed yet.
 * What is shown is the fold of both, so a key is visible before the server hears of it.
 */
export class EntryLog {
  readonly #givens: readonly (number | null)[];
  #confirmed: History;
  #shown: History;
  #version: number;
  #pending: LogEntry[];
  #fixed: number;

  /** `pending` in the order in which the entries were made; those that the snapshot has seen already are left out. */
  constructor(givens: readonly (number | null)[], game: Game, pending: readonly LogEntry[] = []) {
    this.#givens = givens;
    this.#version = game.version;
    this.#fixed = game.fixed ?? 0;
    this.#confirmed = History.of(givens, game.turns, game.cursor);
    this.#pending = pending.filter((entry) => !isSeen(game, entry));
    this.#shown = this.#fold();
  }

  get version(): number {
    return this.#version;
  }

  get pending(): readonly LogEntry[] {
    return this.#pending;
  }

  get cells(): readonly CellState[] {
    return this.#shown.cells;
  }

  /** The branches that are open as shown, the outermost first. */
  get branches(): readonly Branch[] {
    return this.#shown.branches;
  }

  /** In which branches the things in a cell were written; undefined when in none. */
  layer(cell: number): Layer | undefined {
    return layerOf(cell, this.#shown.cells[cell]!, this.#shown.branches);
  }

  /** How many turns are applied as shown. */
  get cursor(): number {
    return this.#shown.cursor;
  }

  get canUndo(): boolean {
    return this.#shown.cursor > this.#fixed;
  }

  get canRedo(): boolean {
    return this.#shown.canRedo;
  }

  /** Shows an own entry at once; it stays pending until the server sends it back. Returns the cells touched. */
  add(entry: LogEntry): readonly number[] {
    this.#pending.push(entry);
    return this.#shown.apply(entry);
  }

  /**
   * Gives the newest pending entry, which nobody has seen yet, other changes. They replace the old ones and are computed
   * from the position before it ("1" becomes "12").
   */
  amend(changes: readonly Change[]): readonly number[] {
    const entry = this.#pending.pop()!;
    const undone = this.#shown.apply({ kind: 'undo' });
    return [...undone, ...this.add({ ...entry, changes })];
  }

  /** Whether undo would take back these changes. */
  isNewest(changes: readonly Change[]): boolean {
    return JSON.stringify(this.#shown.newest?.changes) === JSON.stringify(changes);
  }

  /** The cell of the digit that the newest shown turn wrote; undefined where it wrote none. */
  get lastDigit(): number | undefined {
    return this.#shown.newest?.changes?.find(({ digit }) => typeof digit === 'number')?.cell;
  }

  /** Cells as they were before the newest shown turn. */
  cellsBefore(): readonly CellState[] {
    const before = this.#shown.copy();
    before.apply({ kind: 'undo' });
    return before.cells;
  }

  receive(delivery: Delivery): Received {
    const settled: LogEntry[] = [];
    let inOrder = true;
    for (const entry of delivery.entries) {
      const known = entry.version <= this.#version;
      if (!known && entry.version !== this.#version + 1) {
        break;
      }
      if (!known) {
        this.#confirmed.apply(entry);
        this.#version = entry.version;
      }
      inOrder = this.#settle(entry, settled) && !known && inOrder;
    }
    const gap = this.#version < delivery.version;
    return { touched: inOrder ? [] : this.#refold(), settled, gap };
  }

  /** Takes back an entry that the server will never store. Returns the cells touched. */
  drop({ client, seq }: EntryName): readonly number[] {
    this.#pending = this.#pending.filter((entry) => entry.client !== client || entry.seq !== seq);
    return this.#refold();
  }

  /** Takes a new snapshot; pending entries that it has not seen stay on top. Returns the cells touched. */
  reset(game: Game): readonly number[] {
    this.#version = game.version;
    this.#fixed = game.fixed ?? 0;
    this.#confirmed = History.of(this.#givens, game.turns, game.cursor);
    this.#pending = this.#pending.filter((entry) => !isSeen(game, entry));
    return this.#refold();
  }

  /** Removes a stored entry from the pending ones; true if it was the first of them and says the same. */
  #settle(entry: StoredEntry, settled: LogEntry[]): boolean {
    settled.push(entry);
    const at = this.#pending.findIndex(({ client, seq }) => client === entry.client && seq === entry.seq);
    if (at < 0) {
      return false;
    }
    const [own] = this.#pending.splice(at, 1);
    return at === 0 && own!.level === entry.level && JSON.stringify(own!.changes) === JSON.stringify(entry.changes);
  }

  #refold(): readonly number[] {
    const old = this.#shown;
    this.#shown = this.#fold();
    const { cells, branches } = this.#shown;
    // where branches were or are open, a cell may belong to another one although it holds the same
    const anyMayDiffer = old.branches.length + branches.length > 0;
    return cells.flatMap((state, cell) => (state === old.cells[cell] && !anyMayDiffer ? [] : [cell]));
  }

  #fold(): History {
    const shown = this.#confirmed.copy();
    for (const entry of this.#pending) {
      // an undo that took back what was refused since then must not take back what is fixed
      if (entry.kind !== 'undo' || shown.cursor > this.#fixed) {
        shown.apply(entry);
      }
    }
    return shown;
  }
}

function isSeen(game: Game, entry: LogEntry): boolean {
  return entry.seq <= (game.seen?.[entry.client] ?? 0);
}
