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
  for (const link of card.querySelectorAll(':scope > .links > *')) {
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

let asked = false;

/** Once in the next frame, however much changes before it. */
function ask(): void {
  if (!asked && document.querySelector(CARDS)) {
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      document.querySelectorAll<HTMLElement>(CARDS).forEach(measure);
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
window.addEventListener('resize', ask);
