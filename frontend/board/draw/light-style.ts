import { css } from 'lit';

/** How lights look on cells, marks and clues: each role has a colour and a second sign. */
export const lightStyle = css`
  .clue.lit-clue.cage {
    fill: var(--cause);
  }
  .clue.lit-clue.split {
    fill: var(--clue-lit);
  }
  .underline {
    fill: none;
    stroke: var(--cause);
    stroke-width: 2px;
  }
  .underline.split {
    stroke: var(--clue-lit);
  }
  .mark.cause {
    font-weight: 750;
    fill: var(--cause);
  }
  .mark.gone {
    font-weight: 700;
    fill: var(--gone);
  }
  .mark.found {
    font-weight: 780;
    fill: var(--found);
  }
  .mark-line,
  .mark-ring {
    fill: none;
    stroke: var(--cause);
    stroke-width: 1.8px;
  }
  .mark-ring {
    stroke: var(--found);
  }
  .strike {
    fill: none;
    stroke: var(--gone);
    stroke-width: 1.9px;
    stroke-linecap: round;
  }
  .strike.bold {
    stroke: var(--gone);
    stroke-width: 3px;
  }
  .ring {
    fill: none;
    stroke-width: 2.6px;
  }
  .ring.look {
    stroke: var(--ink-2);
    stroke-width: 2.2px;
    stroke-linecap: square;
  }
  .ring.cause {
    stroke: var(--cause);
  }
  .ring.found {
    stroke: var(--found);
    stroke-width: 4px;
  }
  .ring.gone {
    stroke: var(--gone);
    stroke-width: 1.4px;
    stroke-dasharray: 2 3;
  }
  .ring.broken {
    stroke: var(--gone);
    stroke-opacity: 0.55;
    stroke-width: 5px;
  }
  .lit {
    fill: none;
    stroke: var(--accent);
    stroke-width: 3px;
  }
  :host([high-contrast]) .ring {
    stroke-width: 4px;
  }
  :host([high-contrast]) .underline {
    stroke-width: 2.8px;
  }
  /* the digit in its own colour: a thicker stroke in the same red made one blot of both */
  :host([high-contrast]) .mark.gone {
    fill: var(--ink);
  }
`;
