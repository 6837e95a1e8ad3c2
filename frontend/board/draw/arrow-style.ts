import { css } from 'lit';

/**
 * How the arrows of a chain look: what must be solid, what cannot be dashed, each with a colour of its own. Their numbers have
 * one colour, the same as beside the sentences.
 */
export const arrowStyle = css`
  .arrows path,
  .arrows rect,
  .arrows circle {
    vector-effect: non-scaling-stroke;
  }
  .arrows .must {
    --arrow: var(--chain);
  }
  .arrows .supposed {
    --arrow: var(--chain);
  }
  .arrows .cannot {
    --arrow: var(--chain-not);
  }
  .arrows .nothing {
    --arrow: var(--gone);
  }
  .casing,
  .shaft,
  .start,
  .dead {
    fill: none;
  }
  .casing {
    stroke: var(--square);
    stroke-width: 5px;
  }
  .shaft {
    stroke: var(--arrow);
    stroke-width: 2.2px;
  }
  .cannot .shaft {
    stroke-dasharray: 6 4;
  }
  .many:not(.pointed) .shaft {
    stroke-width: 1.5px;
  }
  .many:not(.pointed) .casing {
    stroke-width: 3px;
  }
  .arrows .head {
    fill: var(--arrow);
    stroke: var(--square);
    stroke-width: 1px;
    paint-order: stroke;
  }
  .start {
    stroke: var(--arrow);
    stroke-width: 2.4px;
  }
  .dead {
    stroke: var(--gone);
    stroke-width: 3px;
  }
  .dead.cross {
    stroke-width: 1.6px;
    stroke-opacity: 0.6;
  }
  .arrows [data-number] > circle:not(.start) {
    fill: var(--chain);
    stroke: var(--square);
    stroke-width: 1px;
  }
  .arrows text {
    text-anchor: middle;
    font-weight: 700;
    fill: var(--square);
  }
  .arrows.pointed > :not(.now) {
    opacity: 0.16;
  }
  :host([high-contrast]) .shaft {
    stroke-width: 3px;
  }
`;
