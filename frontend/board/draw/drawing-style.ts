import { css, unsafeCSS } from 'lit';
import { COLOURS } from '../puzzle/types.js';

const OWN = Array.from({ length: COLOURS }, (_, i) => `.c${i + 1} { --own: var(--board-colour-${i + 1}); }`).join('');

/** How the drawing looks: colours come from the page's tokens, every colour that means something has a second sign. */
export const drawingStyle = css`
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    display: block;
    pointer-events: none;
    font-family: var(--font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    forced-color-adjust: none;
  }
  svg.writing {
    will-change: transform;
  }
  .cell {
    fill: var(--cage, var(--square));
  }
  .cage-1 {
    --cage: var(--cage-1);
  }
  .cage-2 {
    --cage: var(--cage-2);
  }
  .cage-3 {
    --cage: var(--cage-3);
  }
  .cage-4 {
    --cage: var(--cage-4);
  }
  ${unsafeCSS(OWN)}
  .half,
  .tint,
  .cell.colour {
    fill: var(--own);
  }
  .cell.peer:not(.colour) {
    fill: color-mix(in oklab, var(--peer) 65%, var(--cage, var(--peer)));
  }
  .cell.same:not(.colour) {
    fill: var(--same);
  }
  .cell.look {
    fill: var(--look);
  }
  .cell.cause {
    fill: var(--cause-bg);
  }
  .cell:is(.gone, .broken) {
    fill: var(--gone-bg);
  }
  .cell.found {
    fill: var(--found-bg);
  }
  .cell.selected:not(.colour) {
    fill: var(--select);
  }
  /* a colour stays to be seen as itself, so that the selection goes around it */
  .inner-frame {
    fill: none;
    stroke: var(--select);
    stroke-width: 5px;
  }
  .level {
    font-size: 13px;
    font-weight: 750;
    fill: var(--of-branch);
  }
  .small .level {
    font-size: 16px;
  }
  .black {
    fill: var(--clue);
  }
  .line,
  .diagonal,
  .thick,
  .cage-line {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
  .line {
    stroke: var(--cell-line);
    stroke-width: 1px;
    shape-rendering: crispEdges;
  }
  .black-line {
    stroke: color-mix(in srgb, var(--clue-ink) 8%, var(--clue));
  }
  .diagonal {
    stroke: color-mix(in srgb, var(--clue-ink) 38%, var(--clue));
    stroke-width: 1px;
  }
  .thick {
    stroke: var(--rule);
    stroke-width: var(--thick, 2.5px);
    stroke-linecap: square;
  }
  .cage-line {
    stroke: var(--ink-2);
    stroke-width: max(1px, 0.45 * var(--thick, 2.5px));
    stroke-linecap: square;
  }
  .clue {
    font-weight: 680;
    fill: var(--ink);
    letter-spacing: -0.01em;
  }
  .clue.split {
    fill: var(--clue-ink);
    font-weight: 640;
    letter-spacing: 0;
  }
  .clue.cage.done {
    fill: var(--ink-2);
    font-weight: 500;
  }
  .clue.split.done {
    fill: color-mix(in srgb, var(--clue-ink) 58%, var(--clue));
    font-weight: 500;
  }
  .clue.broken {
    fill: var(--gone);
  }
  .clue.split.broken {
    fill: var(--clue-gone);
  }
  .wave {
    fill: none;
    stroke: var(--gone);
    stroke-width: 2px;
    stroke-linecap: round;
  }
  .wave.cage,
  .wave.split {
    stroke-width: 1.6px;
  }
  .wave.split {
    stroke: var(--clue-gone);
  }
  .digit {
    text-anchor: middle;
    font-weight: 560;
    fill: var(--player);
  }
  .digit.given {
    font-weight: 720;
    fill: var(--ink);
  }
  .digit.branch {
    fill: var(--of-branch);
  }
  .digit.bad {
    fill: var(--gone);
  }
  .mark {
    text-anchor: middle;
    font-weight: 500;
    fill: var(--ink-2);
  }
  /* marks of two digits are small */
  .dense .mark {
    font-weight: 620;
  }
  .mark-ground {
    fill: var(--select);
  }
  .mark.branch,
  .corner.branch {
    font-weight: 700;
    font-style: italic;
    fill: var(--of-branch);
  }
  .corner {
    text-anchor: middle;
    font-size: 15px;
  }
  .corner:not(.branch) {
    font-weight: 650;
    fill: var(--accent);
  }
  .small .corner {
    font-size: 17px;
  }
  .caret,
  .aim {
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.4px;
    stroke-linecap: round;
    vector-effect: non-scaling-stroke;
  }
  .outline {
    fill: none;
    stroke: var(--ink);
    stroke-width: calc(0.7 * var(--thick, 2.5px));
    stroke-opacity: 0.7;
    vector-effect: non-scaling-stroke;
  }
  .outline.primary {
    stroke-width: var(--thick, 2.5px);
    stroke-opacity: 1;
  }
  .pencil {
    fill: var(--ink);
  }
  .pencil.corner {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.8px;
  }
  .pencil.colour {
    fill: var(--accent);
    stroke: var(--ink);
    stroke-width: 1px;
  }
  .tint {
    fill-rule: evenodd;
    stroke: color-mix(in oklab, var(--own) 70%, var(--ink));
    vector-effect: non-scaling-stroke;
  }
  .sign {
    fill: var(--ink);
    fill-opacity: 0.75;
    fill-rule: evenodd;
  }
  :host([high-contrast]) .outline.primary {
    stroke-width: 4px;
  }
  :host([high-contrast]) .cage-line {
    stroke: var(--ink);
    stroke-width: 1.6px;
  }
  :host([high-contrast]) .wave {
    stroke-width: 2.8px;
  }
  :host([high-contrast]) .mark,
  :host([high-contrast]) .corner {
    font-weight: 650;
  }
  :host([celebrate]) .cell {
    --down: calc(var(--row) - var(--wave-row));
    --right: calc(var(--column) - var(--wave-column));
    --far: calc(max(var(--down), -1 * var(--down)) + max(var(--right), -1 * var(--right)));
    animation: finish 500ms ease-out calc(var(--far) * var(--wave-step) * 1ms);
  }
  @keyframes finish {
    35% {
      fill: var(--accent);
    }
  }
  @media (prefers-reduced-motion: reduce), (forced-colors: active) {
    :host([celebrate]) .cell {
      animation: none;
    }
  }
  /* a copier sees no colour: what is wrong is bold and has a black wave; where the cursor was is of no use on paper */
  @media print {
    .outline,
    .pencil {
      display: none;
    }
    .cell {
      --cage: initial;
    }
    .clue.broken,
    .digit.bad {
      fill: var(--ink);
      font-weight: 800;
    }
    .clue.split.broken {
      fill: var(--clue-ink);
    }
    .wave,
    .wave.cage {
      stroke: var(--ink);
      stroke-width: 2.4px;
    }
    .wave.split {
      stroke: var(--clue-ink);
      stroke-width: 2.4px;
    }
  }
`;
