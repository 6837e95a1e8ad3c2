import type { PuzzleBoard } from '../../board/element/puzzle-board.js';
import type { EntryName, LogEntry, StoredEntry } from '../../board/puzzle/types.js';
import { clientId } from '../../board/channel/client-id.js';
import { FREE_HELP, merged, PlayedGame, type Help } from '../device/device-game.js';
import type { KeptGame } from '../device/kept-game.js';
import type { GameStore } from '../device/store.js';
import { prefix } from '../../connection/prefix.js';

/** Tells other tabs of the game that its log has grown. */
const CHANNEL = `${prefix}crosscage-games`;
/** For how long it is waited before what could not be stored is tried again, in milliseconds: twice as long each time. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** The needs of a game's keeper on the screen around it. */
export interface Screen {
  board(): PuzzleBoard;
  /** Does something that needs room on the device. */
  withRoom(work: () => Promise<void>): Promise<void>;
  /** Something cannot be stored just now; undefined when it is. */
  trouble(failure: unknown): void;
  /** The game is another one, or the board has heard of it. */
  changed(): void;
}

/**
 * Keeps a game on this device, as a server does: an entry is stored, and only then confirmed to the board. All that is to be
 * stored is done in order, and tried until it is.
 */
export class GameKeeper {
  readonly #screen: Screen;
  readonly #store: GameStore;
  readonly #client = `teacher-${clientId()}`;
  /** None where no other tab has the game: a browser may deny a frame what tabs share. */
  readonly #channel: BroadcastChannel | undefined;
  #game: PlayedGame;
  #queue: Promise<void> = Promise.resolve();
  #seq = 0;
  /** Up to which version the board has the log. */
  #delivered = 0;
  /** The last entry that it has. */
  #last: EntryName | undefined;

  constructor(kept: KeptGame, store: GameStore, screen: Screen) {
    this.#store = store;
    this.#game = new PlayedGame(kept);
    this.#screen = screen;
    this.#channel = store.isShared ? new BroadcastChannel(CHANNEL) : undefined;
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data === kept.id) {
        this.#later(() => this.#read());
      }
    });
  }

  get game(): PlayedGame {
    return this.#game;
  }

  close(): void {
    this.#channel?.close();
  }

  /** An entry of the board, which sends it again until it is confirmed. */
  take(entry: LogEntry, elapsed = 0): void {
    this.#later(async () => {
      let stored: StoredEntry | undefined;
      await this.#change((game) => {
        stored = game.take(entry, elapsed, new Date());
      });
      if (stored!.version <= this.#delivered) {
        this.#screen.board().receive({ version: this.#delivered, entries: [stored!] }); // it was sent again
      } else {
        this.#grown();
      }
    });
  }

  /** Plays what the teacher does, in its name. All of it is stored with the help that it is, or nothing. */
  teach(done: readonly Omit<LogEntry, 'client' | 'seq'>[], help?: Help): void {
    const elapsed = this.#screen.board().played?.() ?? 0;
    const named = (entry: Omit<LogEntry, 'client' | 'seq'>): LogEntry => ({ ...entry, client: this.#client, seq: (this.#seq += 1) });
    const told = help && { ...named(help), ...help };
    const entries = done.map(named);
    this.#later(async () => {
      await this.#change((game) => game.teach(told, entries, elapsed, new Date()));
      this.#grown();
    });
  }

  /** Notes help; nothing where there is none. */
  note(help: Help | undefined): void {
    if (help && this.#game.counts(help)) {
      this.teach([], help);
    }
  }

  /** Something from the solution was told without a price. */
  told(): void {
    this.note(FREE_HELP);
  }

  /** Changes what is kept beside the log. */
  change(by: (game: PlayedGame) => void): Promise<void> {
    return this.#later(async () => {
      await this.#change(by);
      this.#screen.changed();
    });
  }

  /** Does something else that has its place among what is stored. */
  also(work: () => Promise<void>): Promise<void> {
    return this.#later(work);
  }

  /** Until all that was played is stored. */
  async settled(): Promise<void> {
    this.#screen.board().board?.play?.flush();
    await this.#queue;
  }

  /** Shows what was played elsewhere meanwhile too. */
  catchUp(): Promise<void> {
    return this.#later(() => this.#read());
  }

  /** Tells the board the log after a version. */
  deliver(from = this.#delivered): void {
    const entries = this.#game.entries();
    const last = entries[from - 1];
    // what others played may have come before it, when the game was on the server
    const isMoved = from > 0 && (last?.client !== this.#last?.client || last?.seq !== this.#last?.seq);
    if (isMoved) {
      this.#screen.board().reset({ game: this.#game.snapshot });
    }
    this.#delivered = entries.length;
    this.#last = entries.at(-1);
    this.#screen.board().receive({ version: this.#delivered, entries: isMoved ? entries : entries.slice(from) });
    this.#screen.changed();
  }

  /** Tells the board and other tabs of it. */
  #grown(): void {
    this.deliver();
    this.#channel?.postMessage(this.#game.kept.id);
  }

  async #read(): Promise<void> {
    const { kept } = this.#game;
    const now = await this.#store.game(kept.id);
    // a finished one is taken away once the server has all of it
    this.#game = new PlayedGame(now ?? { ...kept, stored: kept.archived.log.length });
    this.deliver();
  }

  /** Changes the game as it is stored now, which another tab may have played on. It is another one here only when that is kept. */
  async #change(by: (game: PlayedGame) => void): Promise<void> {
    const changed = (before: KeptGame): PlayedGame => {
      const game = new PlayedGame(before);
      by(game);
      return game;
    };
    let game: PlayedGame | undefined;
    await this.#store.change(this.#game.kept.id, (now) => {
      game = changed(now);
      return game.kept;
    });
    this.#game = game ?? (await this.#bringBack(changed(this.#game.kept)));
  }

  /**
   * A game that was taken away meanwhile, as a finished one is, comes back with what is played, and goes home as a whole. Its
   * time and its grade alone do not bring it back.
   */
  async #bringBack(changed: PlayedGame): Promise<PlayedGame> {
    if (changed.kept.archived.log.length === this.#game.kept.archived.log.length) {
      return changed;
    }
    let kept: KeptGame = { ...changed.kept, stored: 0 };
    await this.#store.changeAll((all) => {
      const there = all.find(({ id }) => id === kept.id); // another tab was first
      kept = there ? merged(kept, there) : kept;
      return [...all.filter((each) => each !== there), kept];
    });
    return new PlayedGame(kept);
  }

  #later(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(() => this.#untilDone(work));
    return this.#queue;
  }

  async #untilDone(work: () => Promise<void>): Promise<void> {
    for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        await this.#screen.withRoom(work);
        this.#screen.trouble(undefined);
        return;
      } catch (failure) {
        this.#screen.trouble(failure);
        await new Promise((done) => setTimeout(done, wait));
      }
    }
  }
}
