import { html, LitElement, type TemplateResult } from 'lit';
import { clock, clockStyle } from '../board/companions/play-timer.js';
import { companionStyle } from '../board/companions/companion.js';
import { ICONS } from '../board/companions/icons.js';
import { RunTime } from './run-time.js';

/**
 * The clock of a run of positions. It counts up from `seconds`, or down to nothing with `down`, by the time of day, so that a page
 * that was hidden shows what it is now. Events: clock-hide {concealed}, clock-over once when it has come down to nothing.
 */
export class RunClock extends LitElement {
  static override styles = [companionStyle, clockStyle];

  static override properties = {
    seconds: { type: Number },
    down: { type: Boolean },
    concealed: { type: Boolean, reflect: true },
    stopped: { type: Boolean, reflect: true },
    words: { attribute: false },
    now: { state: true },
  };

  /** Where it begins: so long the position has been open, or so much is left. */
  declare seconds: number;
  declare down: boolean;
  /** The time is not shown; it counts all the same. */
  declare concealed: boolean;
  declare stopped: boolean;
  /** The names: `hide`, `show`, and `time` before the time. */
  declare words: Readonly<Record<string, string>>;
  declare now: number;

  #time = new RunTime(0, false, Date.now());
  #over = false;
  #ticking: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.seconds = this.now = 0;
    this.down = this.concealed = this.stopped = false;
    this.words = {};
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#ticking = setInterval(() => this.#tick(), 250);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#ticking);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: ReadonlyMap<PropertyKey, unknown>): void {
    if (changed.has('seconds') || changed.has('down')) {
      this.#time = new RunTime(this.seconds, this.down, Date.now());
      this.#over = false;
      this.now = this.#time.at(Date.now());
    }
  }

  protected override render(): TemplateResult {
    const time = clock(this.now);
    const toggle = this.words[this.concealed ? 'show' : 'hide'] ?? '';
    return html`<div class="timer">
      ${this.concealed
        ? ''
        : html`<time role="timer" aria-live="off" aria-label="${this.words['time'] ?? ''} ${time}">${time}</time>`}
      <button type="button" aria-label=${toggle} title=${toggle} @click=${this.#toggle}>
        ${this.concealed ? ICONS.show : ICONS.hide}
      </button>
    </div>`;
  }

  readonly #toggle = (): void => {
    this.concealed = !this.concealed;
    this.dispatchEvent(new CustomEvent('clock-hide', { detail: { concealed: this.concealed } }));
  };

  #tick(): void {
    if (this.stopped) {
      return;
    }
    const now = Date.now();
    this.now = this.#time.at(now);
    if (this.#time.isOver(now) && !this.#over) {
      this.#over = true;
      this.dispatchEvent(new CustomEvent('clock-over'));
    }
  }
}

customElements.define('run-clock', RunClock);
