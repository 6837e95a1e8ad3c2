import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Piece } from './playback.js';

export const ABOUT = svg`<path d="M4 5h6a2 2 0 0 1 2 2v13a2 2 0 0 0-2-2H4zM20 5h-6a2 2 0 0 0-2 2v13a2 2 0 0 1 2-2h6z"/>`;
export const PLAY = svg`<path d="M7 4v16l13-8z"/>`;
export const PAUSE = svg`<path d="M8 5v14M16 5v14"/>`;
export const BACK = svg`<path d="M17 5v14L7 12zM6 5v14"/>`;
export const FORWARD = svg`<path d="M7 5v14l10-7zM18 5v14"/>`;
export const NARROW = svg`<path d="M5 4h14M5 20h14M6 4c0 4 5 5.5 5 8s-5 4-5 8M18 4c0 4-5 5.5-5 8s5 4 5 8"/>`;
export const AGAIN = svg`<path d="M4 12a8 8 0 1 0 3-6.2M4 4v5h5"/>`;

/** A line drawing as on every button of the house. */
export function symbol(strokes: TemplateResult<2>): TemplateResult {
  return html`<svg class="symbol" viewBox="0 0 24 24" aria-hidden="true">${strokes}</svg>`;
}

/** A piece of a sentence; what it names lights up on the board while it is pointed at. */
export function pieceOf({ text, role, cells, clue, link }: Piece): TemplateResult | string {
  if (link !== undefined) {
    return html`<span class="link-number" data-link=${link} aria-hidden="true"></span>`;
  }
  return role
    ? html`<span
        class="ref ${role}"
        tabindex=${cells?.length ? '0' : nothing}
        data-cells=${cells?.join(' ') ?? ''}
        data-clue=${clue ?? ''}
        >${text}</span
      >`
    : text;
}
