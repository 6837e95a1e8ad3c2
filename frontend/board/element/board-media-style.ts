import { css } from 'lit';

/** The element around the drawing where colours are the system's, and on paper. */
export const boardMediaStyle = css`
  @media (forced-colors: active) {
    :host {
      --surface: Canvas;
      --square: Canvas;
      --paper: Canvas;
      --ink: CanvasText;
      --ink-2: CanvasText;
      --hair: GrayText;
      --cell-line: GrayText;
      --rule: CanvasText;
      --clue: CanvasText;
      --clue-ink: Canvas;
      --player: LinkText;
      --accent: Highlight;
      --on-accent: HighlightText;
      --select: color-mix(in srgb, Highlight 40%, Canvas);
      --peer: Canvas;
      --same: Canvas;
      --cage-1: Canvas;
      --cage-2: Canvas;
      --cage-3: Canvas;
      --cage-4: Canvas;
      --cause: CanvasText;
      --cause-bg: Canvas;
      --gone: CanvasText;
      --gone-bg: Canvas;
      --found: Highlight;
      --found-bg: Canvas;
      --branch-1: LinkText;
      --branch-2: LinkText;
      --branch-3: LinkText;
      --chain: CanvasText;
      --chain-not: CanvasText;
      --board-clue-lit: Canvas;
      --board-clue-gone: Canvas;
    }
    .frame,
    .cover {
      forced-color-adjust: none;
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
