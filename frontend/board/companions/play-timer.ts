import { css, html, type PropertyValues, type TemplateResult } from 'lit';
import { Companion, companionStyle } from './companion.js';
import { ICONS } from './icons.js';
import { KeptClock } from './kept-clock.js';
import { SharedPause } from './shared-pause.js';
import type { Texts } from '../text/message.js';
import { WakeLock } from './wake-lock.js';

/** How often the server hears of the time beside what is played, in seconds; and where the browser does not keep it. */
const TELL_EVERY = 30;
const TELL_UNKEPT_EVERY = 5;

/** The look of clocks: a time with buttons. */
export const clockStyle = css`
  /* no line of text around it: without the time, the line's own height would push the board down */
  .timer {
    display: flex;
    align-items: center;
    gap: 2px;
    color: var(--ink-2);
  }
  time {
    font-variant-numeric: tabular-nums;
    font-size: 16px;
    min-width: 3.4em;
    text-align: end;
    padding-inline-end: 4px;
  }
  button {
    border-color: transparent;
    background: transparent;
    color: var(--ink-2);
  }
`;

/**
 * The clock of a game. It counts while the page is seen, the game runs and nobody pauses, and keeps the time in the browser
 * each second, where all tabs of the game find it. The server hears of it with each entry that the board sends. Pausing covers
 * the board at once; events: timer-tick {elapsed} when nothing was played for 30 seconds, whenever counting stops, with a
 * command that may finish or leave the game and before the page is left, timer-hide {concealed}.
 */
export class PlayTimer extends Companion {
  static override styles = [companionStyle, clockStyle];

  static override properties = {
    ...Companion.properties,
    elapsed: { type: Number },
    game: {},
    paused: { type: Boolean, reflect: true },
    concealed: { type: Boolean, reflect: true },
    stopped: { type: Boolean, reflect: true },
    seconds: { state: true },
  };

  /** Seconds played so far, from the server. */
  declare elapsed: number;
  /** Names the game in the browser's storage. */
  declare game: string;
  declare paused: boolean;
  /** The time is not shown; it counts all the same. */
  declare concealed: boolean;
  /** The game is over. */
  declare stopped: boolean;
  declare seconds: number;

  /** Seconds until counting started, and when that was. */
  #counted = 0;
  #since: number | undefined;
  #told = 0;
  /** With which it speaks, as it last knew them. */
  #words: Texts | undefined;
  readonly #awake = WakeLock.ofPhone();
  readonly #kept = KeptClock.inBrowser();
  /** Whether the browser kept the time when it was to. */
  #isKept = true;
  #shared: SharedPause | undefined;
  #clock: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.elapsed = this.seconds = 0;
    this.game = '';
    this.paused = this.concealed = this.stopped = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#seen);
    // before anybody else hears that the page is left, and can not be told any more
    window.addEventListener('pagehide', this.#leaving, { capture: true });
    window.addEventListener('popstate', this.#leaving, { capture: true });
    window.addEventListener('click', this.#clicked, { capture: true });
    window.addEventListener('storage', this.#otherTab);
    this.#clock = setInterval(() => this.#tick(), 250);
    if (this.hasUpdated) {
      this.#share();
    }
    this.#seen();
  }

  override disconnectedCallback(): void {
    this.#awake.keep(false);
    this.#stop();
    this.#times(undefined);
    clearInterval(this.#clock);
    this.#shared?.close();
    document.removeEventListener('visibilitychange', this.#seen);
    window.removeEventListener('pagehide', this.#leaving, { capture: true });
    window.removeEventListener('popstate', this.#leaving, { capture: true });
    window.removeEventListener('click', this.#clicked, { capture: true });
    window.removeEventListener('storage', this.#otherTab);
    super.disconnectedCallback();
  }

  togglePause(): void {
    this.#pause(!this.paused);
    this.#shared?.tell(this.paused);
  }

  #pause(paused: boolean): void {
    this.paused = paused;
    if (this.puzzleBoard) {
      this.puzzleBoard.paused = paused;
    }
    this.#seen();
  }

  /** All windows of the game pause together. */
  #share(): void {
    this.#shared?.close();
    this.#shared = new SharedPause(
      this.game,
      () => this.paused,
      (paused) => {
        if (!this.stopped) {
          this.#pause(paused);
        }
      },
    );
  }

  protected override commanded(name: string): void {
    if (name === 'pause' && !this.stopped) {
      this.togglePause();
    }
    if (name === 'hint' || name === 'all-steps' || name === 'solve') {
      this.#leaving(); // they may finish the game, or leave it
    }
  }

  /** The clock does not show what the board shows, but speaks with its words. */
  protected override boardChanged(): void {
    this.#times(this.#played);
    if (this.puzzleBoard && this.puzzleBoard.paused !== this.paused) {
      this.puzzleBoard.paused = this.paused; // another window paused before this one had its board
    }
    if (this.puzzleBoard?.texts !== this.#words) {
      this.#words = this.puzzleBoard?.texts;
      super.boardChanged();
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('elapsed') || changed.has('game')) {
      this.#told = this.elapsed;
      this.#set(this.stopped ? this.elapsed : Math.max(this.elapsed, this.#kept.of(this.game)));
    }
    if (changed.has('game')) {
      this.#share();
    }
    if (changed.has('paused') || changed.has('stopped')) {
      this.#seen();
    }
    if (this.stopped) {
      this.#kept.forget(this.game);
    }
  }

  protected override render(): TemplateResult {
    const time = clock(this.seconds);
    const hide = this.text(this.concealed ? 'timer.show' : 'timer.hide');
    const pause = this.text(this.paused ? 'timer.resume' : 'timer.pause');
    return html`<div class="timer">
      ${this.concealed
        ? ''
        : html`<time role="timer" aria-live="off" aria-label=${this.text('timer.time', { time })}>${time}</time>`}
      <button type="button" aria-label=${hide} title=${hide} @mousedown=${this.keepFocus} @click=${this.#toggleHide}>
        ${this.concealed ? this.sign(ICONS.show, 'timer.show.word') : this.sign(ICONS.hide, 'timer.hide.word')}
      </button>
      ${this.stopped
        ? ''
        : html`<button
            type="button"
            aria-label=${pause}
            title=${pause}
            aria-pressed=${this.paused}
            @mousedown=${this.keepFocus}
            @click=${() => this.togglePause()}
          >
            ${this.paused ? this.sign(ICONS.play, 'timer.resume') : this.sign(ICONS.pause, 'timer.pause')}
          </button>`}
    </div>`;
  }

  /** Whom the board asks for the time when it sends an entry. */
  #times(clock: (() => number) | undefined): void {
    if (this.puzzleBoard) {
      this.puzzleBoard.played = clock;
    }
  }

  /** The time played, which the server hears of with what is played now. */
  readonly #played = (): number => {
    this.#told = this.#now();
    return this.#told;
  };

  readonly #toggleHide = (): void => {
    this.concealed = !this.concealed;
    this.#fire('timer-hide', { concealed: this.concealed });
  };

  /** Starts or stops counting, as the page is seen, paused or over. */
  readonly #seen = (): void => {
    const runs = document.visibilityState === 'visible' && !this.paused && !this.stopped;
    this.#awake.keep(runs);
    if (runs) {
      this.#since ??= performance.now();
    } else {
      this.#stop();
    }
  };

  readonly #leaving = (): void => {
    if (this.#now() > this.#told) {
      this.#keep();
      this.#tell();
    }
  };

  /** A link leads away, and so does many a button, when the server has answered: it is too late to tell then. */
  readonly #clicked = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a[href], button')) {
      this.#leaving();
    }
  };

  readonly #otherTab = (event: StorageEvent): void => {
    const kept = this.#kept.of(this.game);
    if (KeptClock.isAbout(this.game, event) && !this.stopped && kept > this.#now()) {
      this.#set(kept);
    }
  };

  /** Counts on from a time. */
  #set(seconds: number): void {
    this.#counted = seconds;
    this.#since = this.#since === undefined ? undefined : performance.now();
    this.seconds = Math.floor(seconds);
  }

  #stop(): void {
    if (this.#since !== undefined) {
      this.#counted = this.#now();
      this.#since = undefined;
      this.#keep();
      this.#tell();
    }
  }

  #tick(): void {
    const now = this.#now();
    if (this.seconds !== Math.floor(now)) {
      this.seconds = Math.floor(now);
      this.#keep();
    }
    if (now - this.#told >= (this.#isKept ? TELL_EVERY : TELL_UNKEPT_EVERY)) {
      this.#tell();
    }
  }

  #keep(): void {
    if (this.game !== '' && !this.stopped) {
      this.#isKept = this.#kept.keep(this.game, this.#now());
    }
  }

  #tell(): void {
    this.#fire('timer-tick', { elapsed: this.#played() });
  }

  /** Seconds played, in whole tenths. */
  #now(): number {
    const running = this.#since === undefined ? 0 : (performance.now() - this.#since) / 1000;
    return Math.round((this.#counted + running) * 10) / 10;
  }

  #fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/** Such as 06:42 or 1:02:03. */
export function clock(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number): string => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

customElements.define('play-timer', PlayTimer);
