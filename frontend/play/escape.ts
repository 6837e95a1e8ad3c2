/**
 * Escape first closes what is open on the page of a game; only when nothing is, it drops the selection. The board asks the
 * page with an event that can be prevented; the cards themselves are closed by the server, which hears of the key too.
 */
const OPEN = '.talk:not([hidden]):has(> .close), .combos-card.open, .note:not([hidden], .offer)';

window.addEventListener('board-escape', (event) => {
  const menu = document.querySelector<HTMLElement>('.play [popover]:popover-open');
  menu?.hidePopover();
  if (menu || document.querySelector(OPEN)) {
    event.preventDefault();
  }
});
