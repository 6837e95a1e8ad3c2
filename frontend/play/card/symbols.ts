import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

/** Line drawings as `shell.ui.LineIcon` has them, those on cards and of results. */
export const ON_CARDS = {
  down: svg`<path d="m6 9 6 6 6-6"></path>`,
  close: svg`<path d="M6 6l12 12M18 6 6 18"></path>`,
  back: svg`<path d="M19 12H5m6 6-6-6 6-6"></path>`,
  next: svg`<path d="M5 12h14m-6-6 6 6-6 6"></path>`,
  again: svg`<path d="M4 12a8 8 0 1 0 3-6.2M4 4v5h5"></path>`,
  list: svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"></path>`,
} as const;

export function symbol(lines: SVGTemplateResult, more = ''): TemplateResult {
  return html`<div class="symbol-box ${more}">
    <svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">${lines}</svg>
  </div>`;
}
