/**
 * Shows a line of words that the server has for the player: what was pressed has failed, or was refused. While it can be read,
 * the same words show no second one.
 */
import { showLine } from '../connection/passing-line.js';

/** Fired on the window by the server, see the Java class FailedEvents. */
const LINE = 'crosscage-line';
/** In milliseconds. */
const SHOWN = 6000;

type Line = CustomEvent<{ readonly words: string }>;

const shown = new Set<string>();

window.addEventListener(LINE, (event) => {
  const { words } = (event as Line).detail;
  if (!shown.has(words)) {
    shown.add(words);
    showLine('server-line', words, SHOWN);
    setTimeout(() => shown.delete(words), SHOWN);
  }
});
