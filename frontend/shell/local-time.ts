import { localTime } from '../board/text/local-time.js';

const MINUTE_MILLIS = 60_000;
const HOUR_MINUTES = 60;

/**
 * A sentence about a moment, told in the time zone of this device: attributes `moment` (ISO 8601), `sentence` with `{time}`, or with
 * `{hours}` and `{minutes}` that are left until then, and `with-date`. In UTC a time need not be changed.
 */
export class LocalTime extends HTMLElement {
  #ticking: number | undefined;

  /** A page that is shown later has its words a moment later. */
  connectedCallback(): void {
    queueMicrotask(() => this.isConnected && this.#start());
  }

  #start(): void {
    const sentence = this.getAttribute('sentence') ?? '';
    if (sentence.includes('{hours}')) {
      this.#countDown(sentence);
      this.#ticking = setInterval(() => this.#countDown(sentence), MINUTE_MILLIS);
    } else if (this.#moment().getTimezoneOffset() !== 0) {
      this.#say(sentence.replace('{time}', localTime(this.#moment(), this.hasAttribute('with-date'))));
    }
  }

  disconnectedCallback(): void {
    clearInterval(this.#ticking);
  }

  #countDown(sentence: string): void {
    const left = Math.max(0, Math.ceil((this.#moment().getTime() - Date.now()) / MINUTE_MILLIS));
    const hours = Math.floor(left / HOUR_MINUTES);
    this.#say(sentence.replace('{hours}', String(hours)).replace('{minutes}', String(left % HOUR_MINUTES)));
  }

  #moment(): Date {
    return new Date(this.getAttribute('moment') ?? '');
  }

  #say(words: string): void {
    if (this.firstChild) {
      this.firstChild.textContent = words;
    }
  }
}

customElements.define('local-time', LocalTime);
