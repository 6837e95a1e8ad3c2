import { StaleConnection } from './stale-connection.js';
import { reloadConnected } from '../../connection/connected-again.js';
import { connectionState, type ConnectionState } from '../../connection/connection-state.js';
import { SESSION_LOST } from '../../connection/session-lost-event.js';

/** Nobody types any more after this long without a key, in milliseconds. */
const IDLE = 800;

/** How often a server that does not answer is asked again, in milliseconds. */
const ASK_AGAIN = 1000;

/** How often it is looked whether an answer is late, in milliseconds. */
const LOOK = 4000;

export interface SessionListener {
  /** The connection or the session is gone, or back again. */
  interrupted(interrupted: boolean): void;
  /** The connection is back and the session still lives: what is unconfirmed should be sent again. */
  reconnected(): void;
  /** For how long the server has owed an answer, in milliseconds; undefined when it owes none. */
  owed(): number | undefined;
  /** The page is about to go away, or to load itself again. */
  leaving(): void;
}

/**
 * Notices that the server went away or came back without our session (it was started again), and reloads the page then,
 * but never under the hands of somebody who types: only when no key was pressed for a moment and the server answers. So is a
 * page whose moves nobody answers although the server is there. A page that nobody sees and that has nothing to send waits
 * until it is seen: it would be a session and a page more for the server, whenever those before have ended.
 *
 * `shell/session-lost.ts` tells of a lost session by an event on the window.
 */
export class SessionWatch {
  readonly #port: SessionListener;
  readonly #ping: string;
  #connection: ConnectionState | undefined;
  #lastKey = 0;
  #lost = false;
  #isAway = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patrol: ReturnType<typeof setInterval> | undefined;
  readonly #staleConnection = StaleConnection.inBrowser();

  /** `ping`: an address of the server that answers quickly and without a session. */
  constructor(ping: string, port: SessionListener) {
    this.#ping = ping;
    this.#port = port;
  }

  start(): void {
    window.addEventListener(SESSION_LOST, this.#lostSession);
    window.addEventListener('pagehide', this.#leaving);
    this.#connection = connectionState();
    this.#connection?.addStateChangeListener(this.#changed);
    window.addEventListener('keydown', this.#pressed, { capture: true });
    window.addEventListener('pointerdown', this.#pressed, { capture: true });
    this.#patrol = setInterval(() => void this.#look(), LOOK);
  }

  stop(): void {
    window.removeEventListener(SESSION_LOST, this.#lostSession);
    window.removeEventListener('pagehide', this.#leaving);
    this.#connection?.removeStateChangeListener(this.#changed);
    window.removeEventListener('keydown', this.#pressed, { capture: true });
    window.removeEventListener('pointerdown', this.#pressed, { capture: true });
    document.removeEventListener('visibilitychange', this.#seen);
    clearTimeout(this.#timer);
    clearInterval(this.#patrol);
  }

  #sessionLost(): void {
    if (!this.#lost) {
      this.#lost = true;
      this.#port.interrupted(true);
      this.#wait();
    }
  }

  readonly #lostSession = (event: Event): void => {
    event.preventDefault();
    this.#sessionLost();
  };

  readonly #leaving = (): void => this.#port.leaving();

  readonly #seen = (): void => this.#wait();

  readonly #pressed = (): void => {
    this.#lastKey = performance.now();
  };

  /** A server that was away is back when it has answered; while the client loads it has only asked for something. */
  readonly #changed = (_: string, now: string): void => {
    const wasAway = this.#isAway;
    this.#isAway = now === 'reconnecting' || now === 'connection-lost' || (wasAway && now === 'loading');
    if (!this.#lost && this.#isAway !== wasAway) {
      this.#port.interrupted(this.#isAway);
      if (!this.#isAway) {
        this.#port.reconnected();
      }
    }
  };

  #wait(): void {
    const quiet = performance.now() - this.#lastKey;
    if (quiet < IDLE) {
      this.#timer = setTimeout(() => this.#wait(), IDLE - quiet);
    } else if (document.visibilityState === 'hidden' && this.#port.owed() === undefined) {
      document.addEventListener('visibilitychange', this.#seen, { once: true });
    } else {
      void this.#reload();
    }
  }

  async #look(): Promise<void> {
    if (!this.#lost && this.#staleConnection.isLate(this.#port.owed()) && this.#staleConnection.giveUp(await this.#answers())) {
      this.#sessionLost();
    }
  }

  #answers(): Promise<boolean> {
    return fetch(this.#ping, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => status < 500,
      () => false,
    );
  }

  async #reload(): Promise<void> {
    if (!(await this.#answers())) {
      this.#timer = setTimeout(() => this.#wait(), ASK_AGAIN);
    } else if (performance.now() - this.#lastKey < IDLE) {
      this.#wait();
    } else {
      reloadConnected();
    }
  }
}
