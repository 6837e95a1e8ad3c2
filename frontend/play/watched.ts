/** Escape leads back from a game that is watched, once nothing is open that it closes. */
window.addEventListener(
  'keydown',
  ({ key }) => {
    if (key === 'Escape' && !document.querySelector(':popover-open:not([popover=manual]), vaadin-dialog[opened], dialog[open]')) {
      document.querySelector<HTMLElement>('.solving .play-head .tool')?.click();
    }
  },
  true, // before what is open closes
);
