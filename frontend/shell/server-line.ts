/**
 * Shows words of the server in a passing line: what was pressed failed or was refused. One line is there at a time; words that
 * still stand there are not shown again.
 */
import { showLine } from '../connection/passing-line.js';

/** Fired on the window by the server, see the Java class FailedEvents. */
const LINE = 'crosscage-line';
/** In milliseconds. */
const SHOWN = 6000;

type LineEvent = CustomEvent<{ readonly words: string }>;

let words = '';
let hide = (): void => {};
let timer: ReturnType<typeof setTimeout> | undefined;

window.addEventListener(LINE, (event) => {
  const { detail } = event as LineEvent;
  if (words === detail.words) {
    return;
  }
  hide();
  clearTimeout(timer);
  words = detail.words;
  hide = showLine('server-line', words, SHOWN, undefined, 'alert');
  timer = setTimeout(() => (words = ''), SHOWN);
});
