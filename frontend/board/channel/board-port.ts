import type { Texts } from '../text/message.js';
import type { BoardCommand, LogEntry, Preferences } from '../puzzle/types.js';

/** What the page around the board decides. */
export interface BoardSettings {
  readonly preferences: Preferences;
  readonly texts: Texts;
  /** Whether the player may change the game now. */
  readonly editable: boolean;
  /** The server can not be reached. */
  readonly away: boolean;
  /** The game is over: nothing on the board is tried any more. */
  readonly finished: boolean;
}

/** The world around a board: the server behind the page, the page itself, the clock. */
export interface BoardPort {
  /** Names this load of the page in the log. */
  readonly client: string;
  settings(): BoardSettings;
  /** Sends an entry of the log. */
  send(entry: LogEntry): void;
  /** Entries are missing after this version: the server should send them. */
  resync(version: number): void;
  /** The server could not store something, which is being sent again and again; or it has it now. */
  waiting(waits: boolean): void;
  selected(cells: readonly number[], primary: number | null, clueId?: number): void;
  command(name: BoardCommand): void;
  /** Whether something is open on the page that Escape closes first. */
  closesSomething(): boolean;
  /** The innermost branch as shown has this level now; 0 when none is open. */
  branched(level: number): void;
  /** Anything that companions show may differ: mode, counts, what can be undone. */
  viewChanged(): void;
  hasFocus(): boolean;
  /** Takes the focus back that the board had before the page was loaded again. */
  regainFocus(): void;
  /** Runs something later, unless the returned function is called first. */
  later(run: () => void, milliseconds: number): () => void;
  /** Milliseconds on a clock that only goes forward. */
  now(): number;
}

/** As much of it as a game's log needs. */
export type Connection = Pick<BoardPort, 'client' | 'send' | 'resync' | 'waiting' | 'later' | 'now'>;
