import { DEEPEST, type Branch, type Layer } from './branches.js';
import { Conflicts } from '../puzzle/conflicts.js';
import { clear, fillMarks, instead, isLegal, noteDigits, takenBack, colourMark, write, type EditContext } from './edits.js';
import { EntryLog } from './entry-log.js';
import { Outbox } from './outbox.js';
import type { Connection } from '../channel/board-port.js';
import type { Topology } from '../puzzle/topology.js';
import { startsTwo, TypedDigit, type AwaitedDigit, type Written } from './typed-digit.js';
import type { CellState, Change, Delivery, EntryKind, EntryName, Game, LogEntry, Mode } from '../puzzle/types.js';

/** What a game tells the board that it is played on. */
export interface PlayListener {
  /** These cells do not await a second digit any more. */
  settled(cells: readonly number[]): void;
  /** The browser does not keep what is unconfirmed: until the server has it, closing the page would lose it. */
  notKept(): void;
}

/** So long a digit that may become one of two is kept from the server, in milliseconds: other tabs see it in a second. */
const HELD = 700;

/** No entry has more changes than make so many characters of JSON: the server takes none that is much larger. */
const LARGEST_ENTRY = 48_000;

/** What one action changed. */
export interface Played {
  readonly kind: EntryKind;
  readonly before: readonly CellState[];
  readonly after: readonly CellState[];
  /** Cells to paint again, conflicts included. */
  readonly touched: ReadonlySet<number>;
  /** How many branches were open before, and are now. */
  readonly depths: readonly [before: number, after: number];
}

/** The state of a game being played in this browser. */
interface GameState {
  /** The log: what the server has, what is not confirmed yet, and the position that both make. */
  readonly log: EntryLog;
  /** What is on its way to the server, and since when it owes an answer. */
  readonly outbox: Outbox;
  /** Cells whose digit another cell of one of their units has too. */
  readonly conflicts: Conflicts;
  /** The digit key before, which may become one of two. */
  readonly typed: TypedDigit;
  /** The number of this page's last entry. */
  seq: number;
  /** The entry that is not sent for a moment, since its digit may become one of two. */
  held: { readonly seq: number; readonly cancel: () => void } | undefined;
}

/**
 * A game in this browser: turns keys into entries, shows them at once, sends them, keeps them until they are confirmed.
 *
 * A digit that may become one of two ("1" of "12") is shown and stored at once but sent a moment later, so that both are
 * one entry. When the second comes after that, both are written over the first, as a move of their own.
 */
export class Play {
  readonly #topology: Topology;
  readonly #port: Connection;
  readonly #state: GameState;

  /** `storage`: of the browser, where it has one. */
  constructor(
    topology: Topology,
    game: Game,
    port: Connection,
    storage: Storage | undefined,
    listener: PlayListener,
    today = Date.now,
  ) {
    this.#topology = topology;
    this.#port = port;
    const outbox = new Outbox(port, storage, game.id, () => listener.notKept(), today);
    const orphans = outbox.orphans();
    const log = new EntryLog(topology.givens, game, orphans);
    this.#state = {
      log,
      outbox,
      conflicts: new Conflicts(topology, log.cells),
      typed: new TypedDigit(
        (run, milliseconds) => port.later(run, milliseconds),
        (cells) => listener.settled(cells),
      ),
      seq: 0,
      held: undefined,
    };
    outbox.forget(orphans.filter((entry) => !log.pending.includes(entry)));
  }

  get cells(): readonly CellState[] {
    return this.#state.log.cells;
  }

  get version(): number {
    return this.#state.log.version;
  }

  /** How many turns are applied. */
  get cursor(): number {
    return this.#state.log.cursor;
  }

  get canUndo(): boolean {
    return this.#state.log.canUndo;
  }

  get canRedo(): boolean {
    return this.#state.log.canRedo;
  }

  /** The branches that are open, the outermost first. */
  get branches(): readonly Branch[] {
    return this.#state.log.branches;
  }

  /** In which branches the things in a cell were written; undefined when in none. */
  layer(cell: number): Layer | undefined {
    return this.#state.log.layer(cell);
  }

  /** The digit that stands in these cells, the selected ones, and awaits a second. */
  awaiting(selected: readonly number[]): AwaitedDigit | undefined {
    return this.#state.typed.awaiting(selected);
  }

  /** The cell of the digit that was written last; undefined where something else was done since. */
  get lastDigit(): number | undefined {
    return this.#state.log.lastDigit;
  }

  get unconfirmed(): number {
    return this.#state.log.pending.length;
  }

  /** Since when, by the port's clock, the server has not answered what was sent; undefined when it owes no answer. */
  get owedSince(): number | undefined {
    return this.#state.outbox.owedSince;
  }

  inConflict(cell: number): boolean {
    return this.#state.conflicts.has(cell);
  }

  /** Sends what earlier page loads left behind; once, when the page can hear answers. */
  sendOrphans(): void {
    const orphans = this.#state.log.pending.filter(({ client }) => client !== this.#port.client);
    orphans.forEach((entry) => this.#state.outbox.send(entry));
  }

  /** Sends everything unconfirmed again, after a broken connection; the server knows what it has already. */
  sendAgain(): void {
    this.flush();
    this.#state.outbox.sendAgain(this.#state.log.pending);
  }

  /** The server could not store or read something just now: it gets everything unconfirmed again in a while. */
  tryAgain(): void {
    this.#state.outbox.tryAgain(this.#state.log, () => this.sendAgain());
  }

  /** A digit key at a time in milliseconds; 0 clears where it is no value. */
  type(digit: number, mode: Mode, selected: readonly number[], tidy: boolean, at: number): Played | undefined {
    const context = this.#context(selected, tidy);
    const first = this.#state.typed.before(mode, selected, at);
    const two = first && first.value * 10 + digit;
    const isTwo = two !== undefined && isLegal(context, mode, two);
    const value = isTwo ? two : digit;
    const before = [...context.cells];
    const changes = this.#changes(context, mode, value);
    const waits = mode !== 'colour' && startsTwo(this.#topology.picture.digits, value);
    const played = isTwo && first?.written ? this.#writeOver(first.written, context, mode, value) : this.#play(changes, waits);
    this.#state.typed.forget(); // this key took what was remembered of the one before, whether it changed anything or not
    if (waits) {
      this.#state.typed.remember({ mode, value, cells: selected, at, written: played && { changes, before } });
    }
    return played;
  }

  /** Writes a number of two digits in the place of its first one. */
  #writeOver({ before, changes: first }: Written, context: EditContext, mode: Mode, value: number): Played | undefined {
    const without = takenBack(context.cells, before, first);
    const changes = write({ ...context, cells: without }, mode, value);
    return this.#state.held && this.#state.log.isNewest(first)
      ? this.#amend(changes)
      : this.#play(instead(without, first, changes));
  }

  /** A whole value, from the keypad. */
  enter(value: number, mode: Mode, selected: readonly number[], tidy: boolean): Played | undefined {
    return this.#play(this.#changes(this.#context(selected, tidy), mode, value));
  }

  /** Colours a mark of the selected cells. */
  colourMark(mark: number, colour: number, selected: readonly number[]): Played | undefined {
    const context = this.#context(selected, false);
    return this.#play(isLegal(context, 'colour', colour) ? colourMark(context, mark, colour) : []);
  }

  clear(selected: readonly number[]): Played | undefined {
    return this.#play(clear(this.#context(selected, false)));
  }

  fill(selected: readonly number[]): Played | undefined {
    return this.#play(fillMarks(this.#context(selected, false)));
  }

  note(digits: readonly number[], cells: readonly number[]): Played | undefined {
    return this.#play(noteDigits(this.#context(cells, false), digits));
  }

  /** Whether as many branches are open as can be. */
  get isDeepest(): boolean {
    return this.branches.length >= DEEPEST;
  }

  /** Begins a branch inside those that are open; undefined when no more can be. */
  branch(): Played | undefined {
    return this.isDeepest ? undefined : this.#do('branch', { level: this.branches.length + 1 });
  }

  /** Makes what was played in the innermost branch ordinary; undefined when none is open. */
  accept(): Played | undefined {
    return this.#end('accept');
  }

  /** Brings back what was there before the innermost branch; undefined when none is open. */
  drop(): Played | undefined {
    return this.#end('drop');
  }

  undo(): Played | undefined {
    return this.canUndo ? this.#do('undo') : undefined;
  }

  redo(): Played | undefined {
    return this.canRedo ? this.#do('redo') : undefined;
  }

  /** Takes entries in the server's order; returns the cells to paint again. */
  receive(delivery: Delivery): ReadonlySet<number> {
    const { touched, settled, gap } = this.#state.log.receive(delivery);
    this.#state.outbox.answered(settled, this.#state.log.pending);
    if (gap) {
      this.#port.resync(this.version);
    }
    return this.#look(touched);
  }

  /** The server can not store this entry and never will: it is taken back, and not sent again. */
  refuse(entry: EntryName): ReadonlySet<number> {
    const touched = this.#state.log.drop(entry);
    this.#state.outbox.answered([entry], this.#state.log.pending);
    return this.#look(touched);
  }

  reset(game: Game): ReadonlySet<number> {
    const touched = this.#state.log.reset(game);
    this.#state.outbox.answered([], this.#state.log.pending);
    return this.#look(touched);
  }

  /** Sends a digit that was waiting for a second one. */
  flush(): void {
    const held = this.#state.held;
    this.#state.held = undefined;
    if (held) {
      held.cancel();
      const entry = this.#state.log.pending.find(({ client, seq }) => client === this.#port.client && seq === held.seq);
      if (entry) {
        this.#state.outbox.send(entry);
      }
    }
  }

  #context(selected: readonly number[], tidy: boolean): EditContext {
    return { topology: this.#topology, cells: this.cells, selected, tidy };
  }

  #changes(context: EditContext, mode: Mode, value: number): Change[] {
    if (isLegal(context, mode, value)) {
      return write(context, mode, value);
    }
    return value === 0 ? clear(context) : [];
  }

  #play(changes: readonly Change[], wait = false): Played | undefined {
    return moves(changes)
      .map((each) => this.#do('play', { changes: each }, wait))
      .reduce<Played | undefined>((before, played) => (before ? together(before, played) : played), undefined);
  }

  #end(kind: 'accept' | 'drop'): Played | undefined {
    const level = this.branches.length;
    return level > 0 ? this.#do(kind, { level }) : undefined;
  }

  #do(kind: EntryKind, more: Pick<LogEntry, 'level' | 'changes'> = {}, wait = false): Played {
    this.#state.typed.forget();
    this.flush();
    const before = [...this.cells];
    const depth = this.branches.length;
    const entry: LogEntry = { client: this.#port.client, seq: ++this.#state.seq, kind, ...more };
    const touched = this.#state.log.add(entry);
    this.#state.outbox.keep(this.#state.log.pending);
    if (wait) {
      this.#state.held = { seq: entry.seq, cancel: this.#port.later(() => this.flush(), HELD) };
    } else {
      this.#state.outbox.send(entry);
    }
    return { kind, before, after: this.cells, touched: this.#look(touched), depths: [depth, this.branches.length] };
  }

  #amend(changes: readonly Change[]): Played {
    const before = this.#state.log.cellsBefore();
    const depth = this.branches.length;
    const touched = this.#state.log.amend(changes);
    this.#state.outbox.keep(this.#state.log.pending);
    this.#state.typed.forget();
    this.flush();
    return { kind: 'play', before, after: this.cells, touched: this.#look(touched), depths: [depth, depth] };
  }

  #look(touched: readonly number[]): ReadonlySet<number> {
    const all = this.#state.conflicts.update(touched, this.cells);
    touched.forEach((cell) => all.add(cell));
    return all;
  }
}

/** The moves that changes are: one, but on a very large board, where each says as much as an entry can. */
function moves(changes: readonly Change[]): readonly (readonly Change[])[] {
  const all: Change[][] = [];
  let size = Infinity;
  for (const change of changes) {
    const more = JSON.stringify(change).length + 1;
    if (size + more > LARGEST_ENTRY) {
      all.push([]);
      size = 0;
    }
    all.at(-1)!.push(change);
    size += more;
  }
  return all;
}

function together(first: Played, last: Played): Played {
  return {
    ...last,
    before: first.before,
    touched: new Set([...first.touched, ...last.touched]),
    depths: [first.depths[0], last.depths[1]],
  };
}
