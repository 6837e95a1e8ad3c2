import { css } from 'lit';

/** The element around the drawing where colours are the system's, and on paper. */
export const boardMediaStyle = css`
  @media (forced-colors: active) {
    :host {
      --accent: Highlight;
      --on-accent: HighlightText;
      --found: Highlight;
      --board-clue-lit: Canvas;
      --board-clue-gone: Canvas;
    }
  }
  /* on paper it is as wide as its place, and nothing of it is scrolled away; what is drawn fits itself into the stage */
  @media print {
    :host,
    .board {
      display: block !important;
      width: 100% !important;
      height: auto !important;
      padding: 0;
    }
    .frame {
      border-radius: 0;
      box-shadow: none !important;
      print-color-adjust: exact;
    }
    .scroller {
      contain: none;
      width: 100% !important;
      height: auto !important;
      overflow: visible;
    }
    .stage {
      width: 100% !important;
      height: auto !important;
      aspect-ratio: var(--aspect);
    }
    .numbers,
    .edges,
    .grid,
    .note,
    .letter {
      display: none !important;
    }
  }
`;
