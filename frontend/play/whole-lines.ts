/**
 * In one column a card that talks is a sheet whose sentences scroll under its buttons. What lies half under these is covered
 * whole, so that the last line in sight can be read: `--cut` of the card says how high that is.
 */
import { cutAbove, type Line } from './cut-line.js';

const CARDS = '.talk:not([hidden])';

function* lines(card: Element): Generator<Line> {
  const said = card.querySelector(':scope > h2 + div');
  if (said) {
    const texts = document.createTreeWalker(said, NodeFilter.SHOW_TEXT);
    const words = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      words.selectNodeContents(text);
      yield* words.getClientRects();
    }
  }
  for (const link of card.querySelectorAll(':scope > .links :is(a, button)')) {
    yield link.getBoundingClientRect();
  }
}

function measure(card: HTMLElement): void {
  const row = card.querySelector(':scope > .row');
  let cut = 0;
  if (row?.checkVisibility() && getComputedStyle(row).position === 'sticky') {
    cut = cutAbove(row.getBoundingClientRect().top, lines(card));
  }
  card.style.setProperty('--cut', `${cut}px`);
}

function measureAll(): void {
  document.querySelectorAll<HTMLElement>(CARDS).forEach(measure);
}

/** Tells of layout that comes whenever it likes: a font that arrives, a window that is turned, a size that is changed. */
const sizes = new ResizeObserver(measureAll);
const watched = new WeakSet<Element>();

function watch(part: Element): void {
  if (!watched.has(part)) {
    watched.add(part);
    sizes.observe(part, { box: 'border-box' });
  }
}

let asked = false;

/** Once in the next frame, however much changes before it: other words may be as high as those before. */
function ask(): void {
  const cards = document.querySelectorAll(CARDS);
  for (const card of cards) {
    watch(card);
    [...card.children].forEach(watch);
  }
  if (!asked && cards.length > 0) {
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      measureAll();
    });
  }
}

new MutationObserver(ask).observe(document.body, {
  childList: true,
  subtree: true,
  characterData: true,
  attributeFilter: ['hidden', 'class', 'open'],
});
document.addEventListener('scroll', ask, { capture: true, passive: true });
