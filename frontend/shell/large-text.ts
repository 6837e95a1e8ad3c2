import { format } from '../board/text/message.js';
import { pageLanguage } from '../board/text/page-language.js';
import { prefix } from '../connection/prefix.js';

/**
 * Large texts go into a field at once. Where a text of many lines comes from a script, a phone's keyboard or an assistive
 * tool, browsers type it line by line, and a field that grows with its content is laid out again for each: minutes for
 * 40 kB. A pasted text that is longer than what is read is said to be so and does not go into the field, which it
 * would hold up for seconds. A text that became so long otherwise stays in the field for its player to shorten, but
 * never leaves the browser: the server drops a message of that size without a word, and the browser's own limit would
 * cut the text off in silence.
 *
 * A field takes part by `data-most` (UTF-8 bytes) and `data-too-long` (a message with {length} and {most}). That its text
 * became too long it says by an event `refusal` with true as its detail, and that this is over by one with false.
 *
 * What stands in a field with `data-kept`, a name, is kept in this tab under that name, so that whoever leaves the page
 * and comes back finds it there.
 */
interface Field extends HTMLElement {
  value: string;
  invalid: boolean;
  errorMessage: string;
}

/** Shorter ones are typed. */
const LARGE = 200;
/** No character, as JavaScript counts them, is longer in UTF-8. */
const MOST_BYTES_OF_ONE = 3;

const refused = new WeakSet<Field>();

document.addEventListener('beforeinput', (event) => {
  const area = event.target;
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const field = area instanceof HTMLTextAreaElement ? fieldOf(area) : null;
  if (area instanceof HTMLTextAreaElement && field && text.length > LARGE) {
    event.preventDefault();
    if (isTooLong(field, text)) {
      judge(field, text);
      return;
    }
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: event.inputType }));
    area.scrollTop = 0;
  }
});

document.addEventListener('input', ({ target: area }) => {
  const field = area instanceof HTMLTextAreaElement ? fieldOf(area) : null;
  if (area instanceof HTMLTextAreaElement && field) {
    judge(field, area.value);
    keep(field, area.value);
  }
});

declare global {
  interface Window {
    /** Puts what was kept into a field that is empty, and sends it; gives what was sent. */
    crosscageKeptText?: (field: Field) => string;
  }
}

window.crosscageKeptText = (field) => {
  const kept = field.value === '' ? whatIsKept(keyOf(field)) : '';
  if (kept === '') {
    return '';
  }
  field.value = kept;
  judge(field, kept);
  field.dispatchEvent(new FocusEvent('blur')); // as if it had been left: the server has the value that stands here
  return refused.has(field) ? '' : kept;
};

function keep(field: Field, text: string): void {
  if (field.dataset['kept'] !== undefined) {
    const key = keyOf(field);
    try {
      sessionStorage.removeItem(key);
      sessionStorage.setItem(key, text);
    } catch {
      // larger than what this browser keeps; an older text does not come back instead
    }
  }
}

function whatIsKept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function keyOf(field: Field): string {
  return `${prefix}crosscage.text.${field.dataset['kept'] ?? ''}`;
}

/** Before the field itself hears it, which then sends its text. */
document.addEventListener(
  'blur',
  (event) => {
    if (refused.has(event.target as Field)) {
      event.stopImmediatePropagation();
    }
  },
  { capture: true },
);

function fieldOf(area: HTMLTextAreaElement): Field | null {
  return area.closest<Field>('[data-most]');
}

function bytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

function isTooLong(field: Field, text: string): boolean {
  const most = Number(field.dataset['most']);
  return text.length * MOST_BYTES_OF_ONE > most && bytes(text) > most;
}

function judge(field: Field, text: string): void {
  const isRefused = isTooLong(field, text);
  if (isRefused !== refused.has(field)) {
    refused[isRefused ? 'add' : 'delete'](field);
    field.dispatchEvent(new CustomEvent('refusal', { detail: isRefused }));
  }
  const most = Number(field.dataset['most']);
  // of a file, only a part can be here, in another encoding
  const told = isRefused ? Math.max(bytes(text), Number(field.dataset['fileBytes'] ?? 0)) : 0;
  field.invalid = isRefused;
  field.errorMessage = isRefused
    ? format(field.dataset['tooLong'] ?? '', { length: written(told), most: written(most) })
    : '';
}

function written(count: number): string {
  return count.toLocaleString(pageLanguage());
}
