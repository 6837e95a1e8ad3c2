import { localTime } from '../board/text/local-time.js';

/**
 * A sentence about a moment, told in the time zone of this device: attributes `moment` (ISO 8601), `sentence` with `{time}`, and
 * `with-date`. In UTC nothing is to be changed.
 */
export class LocalTime extends HTMLElement {
  connectedCallback(): void {
    const moment = new Date(this.getAttribute('moment') ?? '');
    const text = this.firstChild;
    if (text && moment.getTimezoneOffset() !== 0) {
      text.textContent = (this.getAttribute('sentence') ?? '').replace('{time}', localTime(moment, this.hasAttribute('with-date')));
    }
  }
}

customElements.define('local-time', LocalTime);
