import type { BoardCommand } from './key-command.js';
import type { Live } from './live.js';
import type { Texts } from './message.js';
import type { Op, Preferences } from './types.js';
import type { Viewport } from './viewport.js';

/** What the page around the board decides. */
export interface BoardSettings {
  readonly preferences: Preferences;
  readonly texts: Texts;
  /** Whether the player may change the game now. */
  readonly editable: boolean;
  /** The server can not be reached. */
  readonly away: boolean;
}

/** Where the board is and whom it tells. */
export interface BoardPort {
  readonly client: string;
  readonly stage: HTMLElement;
  readonly viewport: Viewport;
  readonly live: Live;
  settings(): BoardSettings;
  op(op: Op): void;
  resync(version: number): void;
  /** The server could not store something, which is being sent again and again; or it has it now. */
  waiting(waits: boolean): void;
  selected(cells: readonly number[], primary: number | null, clueId?: number): void;
  command(name: BoardCommand): void;
  /** Whether something is open on the page that Escape closes first. */
  closesSomething(): boolean;
  /** Anything that companions show may differ: mode, counts, what can be undone. */
  viewChanged(): void;
  hasFocus(): boolean;
  /** Takes the focus back that the board had before the page was loaded again. */
  regainFocus(): void;
}
