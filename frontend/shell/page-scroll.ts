/**
 * Where a page begins: at its top when a link or the server leads to it, and where it was left when Back or Forward does.
 * The router scrolls to the top for links alone, and before it leaves the page, so that the browser remembers the top of it;
 * and the browser scrolls back before the server has sent the view.
 *
 * At the window itself listeners are called in the order in which they were added: this module comes before the router.
 */
type Movement = 'to-another-page' | 'through-history';

/** For how long a page that grows is followed down to the place where it was left, in milliseconds. */
const LONGEST_GROWTH = 2000;
const MOVED_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const places = new Map<string, number>();
let shown = entry();
/** What is under way; places are not noted meanwhile, because the page that is shown is not scrolled by the player. */
let movement: Movement | undefined;
let isTraversal = false;
let stopFollowing: (() => void) | undefined;

/** The entry of the browser's history; without the Navigation API, the path. */
function entry(): string {
  return window.navigation?.currentEntry?.key ?? location.pathname;
}

function begin(): void {
  if (!isTraversal) {
    note(); // after Back the browser may have scrolled already
  }
  movement = isTraversal ? 'through-history' : 'to-another-page';
  isTraversal = false;
}

function note(): void {
  if (!movement) {
    places.set(shown, window.scrollY);
  }
}

/** The view of the page is in the document. */
function arrive(): void {
  const how = movement;
  movement = undefined;
  shown = entry();
  stopFollowing?.();
  if (how === 'to-another-page' && !location.hash) {
    window.scrollTo(0, 0);
  } else if (how === 'through-history' && places.has(shown)) {
    follow(places.get(shown) ?? 0);
  }
}

/** Scrolls to a place, again when the page grows, until it is reached or the player scrolls. */
function follow(place: number): void {
  const growth = new ResizeObserver(scroll);
  const timer = setTimeout(stop, LONGEST_GROWTH);
  MOVED_BY_HAND.forEach((event) => window.addEventListener(event, stop));
  stopFollowing = stop;
  growth.observe(document.body);
  scroll();

  function scroll(): void {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) <= 1) {
      stop();
    }
  }

  function stop(): void {
    growth.disconnect();
    clearTimeout(timer);
    MOVED_BY_HAND.forEach((event) => window.removeEventListener(event, stop));
    stopFollowing = undefined;
  }
}

window.addEventListener('popstate', () => {
  isTraversal = true;
});
window.addEventListener('vaadin-router-go', begin);
window.addEventListener('vaadin-router-location-changed', arrive);
// the server leads to a page, or only changes the address of the one that is shown
window.addEventListener('vaadin-navigated', () => {
  if (entry() !== shown) {
    movement = 'to-another-page';
    arrive();
  }
});
window.addEventListener('scroll', note, { passive: true });
