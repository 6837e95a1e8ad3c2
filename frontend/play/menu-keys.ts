/**
 * The keys of a menu that opens over the page: the focus goes to its first item, arrows, Home and End walk through it, and
 * Escape, which the browser knows, gives the focus back.
 */
const MENU = '.popmenu';

function items(menu: Element): HTMLButtonElement[] {
  return [...menu.querySelectorAll<HTMLButtonElement>('button:enabled')].filter((item) => item.checkVisibility());
}

function target(all: readonly HTMLButtonElement[], key: string): HTMLButtonElement | undefined {
  const at = all.findIndex((item) => item === document.activeElement);
  switch (key) {
    case 'ArrowDown':
      return all[(at + 1) % all.length];
    case 'ArrowUp':
      return all[(at <= 0 ? all.length : at) - 1];
    case 'Home':
      return all[0];
    case 'End':
      return all.at(-1);
    default:
      return undefined;
  }
}

document.addEventListener(
  'toggle',
  (event) => {
    if (event.target instanceof Element && event.target.matches(MENU) && (event as ToggleEvent).newState === 'open') {
      items(event.target)[0]?.focus();
    }
  },
  { capture: true },
);

document.addEventListener('keydown', (event) => {
  const menu = event.target instanceof Element ? event.target.closest(MENU) : null;
  const next = menu && !event.ctrlKey && !event.metaKey && !event.altKey ? target(items(menu), event.key) : undefined;
  if (next) {
    event.preventDefault();
    next.focus();
  }
});
