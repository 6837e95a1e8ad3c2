/**
 * On a page with a game or a lesson the board's keys work wherever the focus is, after a click on a button too; only where something
 * takes keys itself are they left alone. Tab always leaves; Space and Enter press what has the focus.
 */
const TAKES_KEYS =
  'puzzle-board, board-tools, branch-bar, digit-pad, playback-player, input, textarea, select, [contenteditable], [popover], dialog, vaadin-dialog';
const PLAYED_ON = ':is(.playable, .lesson) puzzle-board';
const OPEN_DIALOG = 'vaadin-dialog[opened], dialog[open]';

function isLeftAlone(event: KeyboardEvent): boolean {
  const at = event.target;
  if (!(at instanceof Element) || at.closest(TAKES_KEYS) || document.querySelector(OPEN_DIALOG)) {
    return true;
  }
  return event.key === 'Tab' || (at !== document.body && (event.key === ' ' || event.key === 'Enter'));
}

window.addEventListener('keydown', (event) => {
  const board = document.querySelector<HTMLElement>(PLAYED_ON);
  if (!board || !event.isTrusted || event.defaultPrevented || isLeftAlone(event)) {
    return;
  }
  // the board takes back what it has a use for, and only then the focus
  const isTaken = !board.dispatchEvent(new KeyboardEvent('keydown', event));
  if (isTaken) {
    event.preventDefault();
    board.focus();
  }
});
