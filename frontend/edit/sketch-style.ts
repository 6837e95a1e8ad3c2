import { css } from 'lit';

/** What the editor's board has beside the drawing of all boards. */
export const sketchStyle = css`
  :host {
    --frame: 3px;
    display: block;
    min-width: 0;
    position: relative;
  }
  .frame {
    width: fit-content;
    max-width: 100%;
    box-sizing: border-box;
    margin-inline: auto;
    border: var(--frame) solid var(--rule);
    border-radius: 7px;
    overflow: hidden;
    background: var(--rule);
    box-shadow: var(--shadow);
  }
  .frame:focus-within:has(:focus-visible) {
    box-shadow:
      0 0 0 2px var(--paper),
      0 0 0 4.5px var(--accent);
  }
  .scroller {
    overflow: auto;
    max-height: 78dvh;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    touch-action: pan-x pan-y;
  }
  .scroller.draws {
    touch-action: none;
    cursor: crosshair;
  }
  .stage {
    position: relative;
    width: calc(var(--cell) * var(--columns));
    height: calc(var(--cell) * var(--rows));
  }
  .drawing,
  .places {
    position: absolute;
    inset: 0;
  }
  .places {
    display: grid;
    grid-template-rows: repeat(var(--rows), var(--cell));
  }
  .places > div {
    display: flex;
  }
  .place {
    flex: 0 0 var(--cell);
    box-sizing: border-box;
    outline: none;
  }
  /* inside of the walls, so that it is seen which ones are there */
  .place.cursor {
    --ring: clamp(2px, calc(var(--cell) * 0.05), 3px);
    outline: var(--ring) solid var(--accent);
    outline-offset: calc(-1 * var(--ring) - max(2px, calc(var(--cell) * 0.045)));
  }
  .place.chosen:not(.white) {
    background: color-mix(in srgb, var(--select) 34%, transparent);
  }
  .place.flawed:not(.white) {
    box-shadow: inset 0 0 0 3px var(--clue-gone);
  }
  .place.stroke {
    background: color-mix(in srgb, var(--accent) 45%, transparent);
  }
  /* it lies over the clue: it colours what is dark and leaves what is light */
  .place.half {
    mix-blend-mode: lighten;
    background: linear-gradient(
      to top right,
      transparent 50%,
      color-mix(in srgb, var(--accent) 45%, transparent) 50%
    );
  }
  .place.half.down {
    background: linear-gradient(
      to bottom left,
      transparent 50%,
      color-mix(in srgb, var(--accent) 45%, transparent) 50%
    );
  }
  .entry {
    position: absolute;
    display: grid;
    place-items: center;
    min-width: var(--cell);
    height: calc(var(--cell) * 0.6);
    padding-inline: 4px;
    box-sizing: border-box;
    border-radius: 5px;
    background: var(--accent);
    color: var(--on-accent);
    font: 700 max(15px, calc(var(--cell) * 0.36)) / 1 var(--font, system-ui, sans-serif);
    font-variant-numeric: tabular-nums;
    pointer-events: none;
    z-index: 1;
  }
  .entry::after {
    content: '';
    position: absolute;
    inset: 3px 3px 3px auto;
    border-inline-end: 2px solid currentColor;
  }
  .live {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
