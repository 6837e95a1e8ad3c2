import { svg, type TemplateResult } from 'lit';

const icon = (body: TemplateResult): TemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${body}</svg>`;

/** The icons of the board's companions, drawn on 24 × 24 with a line of 1.8. */
export const ICONS = {
  undo: icon(svg`<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"/>`),
  redo: icon(svg`<path d="m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3"/>`),
  fill: icon(svg`<path d="M4 17v-4L14.5 2.5l4 4L8 17zM12 5l4 4M4 21h.01M9 21h.01M14 21h.01M19 21h.01"/>`),
  clear: icon(svg`<path d="M20 5H9l-6 7 6 7h11zM12 9l6 6m0-6-6 6"/>`),
  lock: icon(svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`),
  unlock: icon(svg`<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V7a4 4 0 0 1 7.6-1.7"/>`),
  pause: icon(svg`<path d="M8 5v14M16 5v14"/>`),
  play: icon(svg`<path d="M7 4v16l13-8z"/>`),
  show: icon(svg`<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7z"/><circle cx="12" cy="12" r="3"/>`),
  hide: icon(svg`<path d="M4 4l16 16M9.9 5.2A9 9 0 0 1 12 5c6 0 10 7 10 7a17 17 0 0 1-3 3.7M6.3 6.8A17 17 0 0 0 2 12s4 7 10 7a9 9 0 0 0 4.5-1.2"/>`),
  larger: icon(svg`<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4M11 8v6M8 11h6"/>`),
  smaller: icon(svg`<circle cx="11" cy="11" r="7"/><path d="m20 20-4-4M8 11h6"/>`),
} as const;
