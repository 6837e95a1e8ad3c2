import { css } from 'lit';

/**
 * The element around the drawing. A page steers it with `--board-height` (room from top to bottom, numbers included) and
 * `--board-cell-max`; everything else comes from the theme's tokens.
 */
export const boardStyle = css`
  :host {
    --board-colour-1: var(--colour-1, light-dark(#fdd5ea, #55223f)); /* none is yellow, which is the selection */
    --board-colour-2: var(--colour-2, light-dark(#ffdcb8, #54341a));
    --board-colour-3: var(--colour-3, light-dark(#ffd8d5, #55272b));
    --board-colour-4: var(--colour-4, light-dark(#ecd9fa, #40295a));
    --board-colour-5: var(--colour-5, light-dark(#bde6ff, #1e3560));
    --board-colour-6: var(--colour-6, light-dark(#b5f4e5, #04433b));
    --board-colour-7: var(--colour-7, light-dark(#d7f0c9, #24441f));
    --board-colour-8: var(--colour-8, light-dark(#e2e0dc, #363c48));
    --gutter: 20px; /* two digits and the focus ring */
    --sides: var(--side, var(--gutter)); /* left and right */
    --frame: 3px;
    display: grid;
    justify-items: center;
    position: relative;
    min-width: 0;
    outline: none;
    -webkit-tap-highlight-color: transparent;
  }
  :host([hidden]) {
    display: none;
  }
  .board {
    position: relative;
    padding: var(--gutter) var(--sides);
    max-width: 100%;
    box-sizing: border-box;
  }
  .frame {
    position: relative;
    border: var(--frame) solid var(--rule);
    border-radius: 7px;
    overflow: hidden;
    background: var(--rule);
    box-shadow: var(--shadow);
    transition: box-shadow 120ms ease-out;
  }
  /* in a branch the frame has its colour, and a tab with its letter where no number of a row or column stands */
  .board.branch .frame {
    border-color: var(--of-branch);
    background: var(--of-branch);
  }
  .letter {
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    min-width: var(--gutter);
    height: var(--gutter);
    padding-inline: 3px;
    box-sizing: border-box;
    border-radius: 7px 7px 0;
    background: var(--of-branch);
    color: var(--square);
    font: 750 13px/1 var(--font, system-ui, sans-serif);
    z-index: 1;
    pointer-events: none;
  }
  .frame.keyed {
    box-shadow:
      0 0 0 2px var(--paper),
      0 0 0 4.5px var(--accent);
  }
  .scroller {
    overflow: hidden;
    position: relative;
    contain: strict;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    cursor: default;
  }
  .scroller.pans {
    overflow: auto;
    scrollbar-width: thin;
    scrollbar-color: var(--ink-2) transparent;
  }
  .stage {
    position: relative;
    contain: layout style;
  }
  .grid {
    position: absolute;
    inset: 0;
  }
  .row {
    display: flex;
    height: var(--cell);
  }
  .tile {
    flex: 0 0 var(--cell);
    height: var(--cell);
    outline: none;
  }
  .numbers {
    position: absolute;
    overflow: hidden;
    color: var(--ink-2);
    font: 600 11px/1 var(--font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    opacity: 0;
    transition: opacity 120ms ease-out;
    pointer-events: none;
  }
  :host([numbers]) .numbers {
    opacity: 1;
  }
  .numbers.columns {
    top: 0;
    height: var(--gutter);
    inset-inline: calc(var(--sides) + var(--frame));
  }
  .numbers.rows {
    left: 0;
    width: var(--gutter);
    inset-block: calc(var(--gutter) + var(--frame));
  }
  .numbers > div {
    display: flex;
  }
  .numbers.rows > div {
    flex-direction: column;
  }
  .numbers span {
    flex: 0 0 var(--cell);
    display: grid;
    place-items: center;
  }
  .numbers .cut {
    visibility: hidden;
  }
  /* towards the outer edge: the focus ring takes the rest of the gutter */
  .numbers.columns span {
    align-items: start;
    height: var(--gutter);
  }
  .numbers.rows span {
    justify-items: start;
  }
  .cover {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 12px;
    padding: 12px;
    background: var(--surface);
    color: var(--ink);
    font: 650 20px/1.3 var(--font, system-ui, sans-serif);
    text-align: center;
  }
  .cover button {
    min-height: 44px;
    padding: 0 22px;
    border: 0;
    border-radius: var(--r-m, 10px);
    background: var(--accent);
    color: var(--on-accent);
    font: inherit;
    font-size: 16px;
    cursor: pointer;
  }
  .cover button:focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  :host([paused]) .stage,
  :host([paused]) .edges,
  :host([paused]) .numbers {
    visibility: hidden;
  }
  .note {
    position: absolute;
    inset-inline: calc(var(--sides) + 8px);
    display: flex;
    justify-content: center;
    pointer-events: none;
    z-index: 1;
  }
  .note > span {
    padding: 5px 14px;
    border-radius: 99px;
    background: var(--ink);
    color: var(--paper);
    font: 550 14px/1.35 var(--font, system-ui, sans-serif);
    text-align: center;
    box-shadow: var(--shadow);
  }
  /* outside the frame: a clue or digit underneath would be missed */
  .note.banner {
    bottom: calc(100% - var(--gutter) + 3px);
  }
  .note.says {
    inset-inline: 0; /* one line of it stays above what stands below the board */
    top: calc(100% - var(--gutter) + 3px);
  }
  .note.says > span {
    border-radius: var(--r-m, 10px);
  }
  .live {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    pointer-events: none;
    inset-block-start: 0;
    width: var(--board-cell-max, max(84px, 8.5vh));
    height: var(--board-height, 78dvh);
    max-width: 100%;
    overflow: hidden;
    z-index: -1;
  }
  @media (max-width: 479px), (max-width: 999px) and (max-height: 559px) {
    :host {
      --gutter: 13px;
    }
    .numbers {
      font-size: 10px;
      letter-spacing: -0.03em;
    }
    /* hardly higher than the gutter: the clock and the pause stand right above it */
    .note.banner {
      bottom: calc(100% - var(--gutter));
    }
    .note.banner > span {
      padding: 0 12px;
      font-size: 12px;
      line-height: 17px;
      white-space: nowrap;
      box-shadow: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .frame,
    .numbers {
      transition: none;
    }
  }
`;
