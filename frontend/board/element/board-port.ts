import type { BoardCommand } from '../input/key-command.js';
import type { SpokenNotes } from './spoken-notes.js';
import type { Texts } from '../text/message.js';
import type { PlayPort } from '../game/play.js';
import type { LogEntry, Preferences } from '../puzzle/types.js';
import type { Viewport } from '../view/viewport.js';
import type { RequestPort } from '../channel/pending-requests.js';

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

/** Where the board is and whom it tells. */
export interface BoardPort {
  readonly client: string;
  readonly stage: HTMLElement;
  readonly viewport: Viewport;
  readonly live: SpokenNotes;
  settings(): BoardSettings;
  op(op: LogEntry): void;
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
}

/**
 * What a game needs of it. `notKept` tells the player, once, that moves are lost if the page is closed too early; `settled`
 * paints cells.
 */
export function playPort(port: BoardPort, notKept: () => void, settled: PlayPort['settled']): PlayPort {
  let told = false;
  return {
    client: port.client,
    send: (op) => port.op(op),
    resync: (version) => port.resync(version),
    waiting: (waits) => port.waiting(waits),
    notKept: () => {
      if (!told && port.settings().away) {
        told = true;
        notKept();
      }
    },
    later: (run, milliseconds) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    settled,
  };
}

/** What the player's questions need of it. `flush` sends what is not sent yet. */
export function wishPort(port: BoardPort, flush: () => void, sayLater: RequestPort['sayLater']): RequestPort {
  return {
    get away(): boolean {
      return port.settings().away;
    },
    flush,
    ask: (name) => port.command(name),
    sayLater,
  };
}
