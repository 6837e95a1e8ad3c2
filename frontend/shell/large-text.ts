import { format } from '../board/message.js';

/**
 * Large texts go into a field at once. Where a text of many lines comes from a script, a phone's keyboard or an assistive
 * tool, browsers type it line by line, and a field that grows with its content is laid out again for each: minutes for
 * 40 kB. And a text that is too long is refused with a word, while the browser's own limit would cut it off in silence.
 *
 * A field takes part by `data-most` (characters) and `data-too-long` (a message with {length} and {most}). That a text was
 * refused it says by an event `refusal` with true as its detail, and that this is over by one with false.
 */
interface Field extends HTMLElement {
  invalid: boolean;
  errorMessage: string;
}

/** Shorter ones are typed. */
const LARGE = 200;

document.addEventListener('beforeinput', (event) => {
  const area = event.target;
  const field = area instanceof HTMLTextAreaElement ? area.closest<Field>('[data-most]') : null;
  if (!(area instanceof HTMLTextAreaElement) || !field) {
    return;
  }
  const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
  const most = Number(field.dataset['most']);
  const length = area.value.length - (area.selectionEnd - area.selectionStart) + text.length;
  const isTooLong = text !== '' && length > most;
  if (field.invalid !== isTooLong) {
    field.dispatchEvent(new CustomEvent('refusal', { detail: isTooLong }));
  }
  field.invalid = isTooLong;
  field.errorMessage = isTooLong ? format(field.dataset['tooLong'] ?? '', { length, most }) : '';
  if (isTooLong) {
    event.preventDefault();
  } else if (text.length > LARGE) {
    event.preventDefault();
    area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: event.inputType }));
    area.scrollTop = 0;
  }
});
