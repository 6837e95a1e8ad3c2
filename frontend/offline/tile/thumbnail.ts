import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { cluesIn } from '../../board/draw/clue-drawing.js';
import { blackTiles, lines } from '../../board/draw/ground.js';
import { CELL } from '../../board/draw/svg.js';
import type { TileGrid, WhiteTile } from '../../board/puzzle/types.js';

/** The thickness of the frame around it. */
const FRAME = 5;
/** Where a digit stands, as `drawing.BoardDrawing` has it. */
const BASELINE = 41;
const LOWER_BASELINE = 50;

/**
 * A puzzle, small and still, drawn by the board's own ground and clues.
 *
 * @param digits of the player by cell, null for none
 */
export function thumbnail(picture: TileGrid, digits: readonly (number | null)[] = []): TemplateResult {
  const { rows, columns, tiles } = picture;
  const [width, height] = [columns * CELL, rows * CELL];
  const baseline = tiles.some((tile) => tile.kind === 'white' && tile.clue !== undefined) ? LOWER_BASELINE : BASELINE;
  const digit = ({ cell, given }: WhiteTile, place: number): SVGTemplateResult | typeof nothing => {
    const [x, y] = [((place % columns) + 0.5) * CELL, Math.floor(place / columns) * CELL + baseline];
    const shown = given ?? digits[cell] ?? undefined;
    return shown === undefined ? nothing : svg`<text class=${given === undefined ? 'thumb-digit' : 'thumb-digit thumb-given'} x=${x} y=${y}>${shown}</text>`;
  };
  return html`<div class="thumbnail">
    <svg viewBox="${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}" style="--cell: ${CELL}" aria-hidden="true">
      <rect class="thumb-frame" x=${-FRAME} y=${-FRAME} width=${width + 2 * FRAME} height=${height + 2 * FRAME}></rect>
      <rect class="thumb-white" width=${width} height=${height}></rect>
      ${[...blackTiles(picture), ...lines(picture)].map(([name, d]) => svg`<path class="thumb-${name}" d=${d}></path>`)}
      <g>
        ${cluesIn(picture).map(({ text, kind, place }) => {
          const { x, y, anchor, size } = place(false);
          return svg`<text class="thumb-${kind}" x=${x} y=${y} font-size=${size} text-anchor=${anchor}>${text}</text>`;
        })}
        <g font-size="32" text-anchor="middle">${tiles.map((tile, place) => (tile.kind === 'white' ? digit(tile, place) : nothing))}</g>
      </g>
    </svg>
  </div>`;
}
