import { prefix } from '../../connection/prefix.js';

const CHANNEL = `${prefix}crosscage-pause`;

interface Message {
  readonly game: string;
  /** Absent where a window that has just opened asks. */
  readonly paused?: boolean;
}

/**
 * All windows of a game pause and go on together, so that no window counts while another covers the board. One that opens
 * while others pause does too. Nothing is kept: a game whose windows are all closed is not paused any more.
 */
export class SharedPause {
  readonly #channel: BroadcastChannel | undefined;
  readonly #game: string;

  /** @param isPaused whether this window pauses; `heard` gets what another window did */
  constructor(game: string, isPaused: () => boolean, heard: (paused: boolean) => void) {
    this.#game = game;
    this.#channel = game === '' || typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.game !== game) {
        return;
      }
      if (data.paused !== undefined) {
        heard(data.paused);
      } else if (isPaused()) {
        this.tell(true);
      }
    });
    this.#post({ game });
  }

  /** Tells the other windows. */
  tell(paused: boolean): void {
    this.#post({ game: this.#game, paused });
  }

  close(): void {
    this.#channel?.close();
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message);
  }
}
