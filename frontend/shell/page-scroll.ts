/**
 * Where a page begins: at its top when a link or the server leads to it, and where it was left when Back or Forward does.
 * The router scrolls to the top for links alone, and before it leaves the page, so that the browser remembers the top of it;
 * and the browser scrolls back before the server has sent the view.
 */
type Movement = 'to-another-page' | 'through-history';

/** For how long a page that grows is followed down to the place where it was left, in milliseconds. */
const LONGEST_GROWTH = 2000;
const MOVED_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'];

const places = new Map<string, number>();
let shown = entry();
/** What is under way; places are not noted meanwhile, because the page that is shown is not scrolled by the player. */
let movement: Movement | undefined;
let stopFollowing: (() => void) | undefined;

/** The entry of the browser's history; without the Navigation API, the path. */
function entry(): string {
  return window.navigation?.currentEntry?.key ?? location.pathname;
}

/**
 * Back and Forward change the address before a page is asked for, a link only when its page is there. What asks for the page
 * that is shown, at its own address, leaves it where it is.
 */
function begin(event: Event): void {
  const { pathname, search } = (event as CustomEvent<Pick<Location, 'pathname' | 'search'>>).detail;
  note();
  if (entry() !== shown) {
    movement = 'through-history';
  } else if (pathname + search !== location.pathname + location.search) {
    movement = 'to-another-page';
  }
}

/** After Back the browser may have scrolled already, to where another page was left. */
function note(): void {
  if (!movement && entry() === shown) {
    places.set(shown, window.scrollY);
  }
}

/** The view of the page is in the document. */
function arrive(): void {
  const how = movement;
  rest();
  stopFollowing?.();
  if (how === 'to-another-page' && !location.hash) {
    window.scrollTo(0, 0);
  } else if (how === 'through-history' && places.has(shown)) {
    follow(places.get(shown) ?? 0);
  }
}

function rest(): void {
  movement = undefined;
  shown = entry();
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

/**
 * A page that the server refuses never arrives, and the one that is shown stays.
 *
 * @param router listens to the window by now, so that it has begun a navigation when this hears of it
 * @param ended is called at the end of each navigation too
 */
export function endWith(router: { readonly ready: Promise<unknown> }, ended: () => void): void {
  window.addEventListener('vaadin-router-go', () => {
    const { ready } = router;
    const end = (): void => {
      if (router.ready === ready) {
        rest();
        ended();
      }
    };
    ready.then(end, end);
  });
}

window.addEventListener('vaadin-router-go', begin);
window.addEventListener('vaadin-router-location-changed', arrive);
// the server leads to a page, or only changes the address of the one that is shown
window.addEventListener('vaadin-navigated', () => {
  if (!movement && entry() !== shown) {
    movement = 'to-another-page';
    arrive();
  }
});
window.addEventListener('scroll', note, { passive: true });
