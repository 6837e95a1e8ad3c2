import { svg, type SVGTemplateResult, type TemplateResult, html } from 'lit';
import type { Picture, Tile } from '../../board/puzzle/types.js';

/** As large as the server's thumbnails are in their own measure. */
const SIZE = 200;

/** A puzzle, small and without its numbers: the tiles, and the borders between regions. */
export function thumbnail({ rows, columns, tiles }: Picture): TemplateResult {
  const tile = SIZE / Math.max(rows, columns);
  const paths = { white: '', black: '', hair: '', rule: '' };
  tiles.forEach((each, place) => {
    const [x, y] = [(place % columns) * tile, Math.floor(place / columns) * tile];
    paths[each.kind] += `M${n(x)} ${n(y)}h${n(tile)}v${n(tile)}h${n(-tile)}z`;
    const right = (place + 1) % columns === 0 ? undefined : tiles[place + 1];
    const below = tiles[place + columns];
    paths[border(each, right)] += right ? `M${n(x + tile)} ${n(y)}v${n(tile)}` : '';
    paths[border(each, below)] += below ? `M${n(x)} ${n(y + tile)}h${n(tile)}` : '';
  });
  const [width, height] = [columns * tile, rows * tile];
  const line = 1.6;
  const box = [-line, -line, width + 2 * line, height + 2 * line].map(n).join(' ');
  const layer = (name: keyof typeof paths): SVGTemplateResult => svg`<path class="thumb-${name}" d=${paths[name]}></path>`;
  return html`<div class="thumbnail">
    <svg viewBox=${box} aria-hidden="true">
      <rect class="thumb-frame" x=${-line} y=${-line} width=${width + 2 * line} height=${height + 2 * line}></rect>
      ${layer('white')}${layer('black')}${layer('hair')}${layer('rule')}
    </svg>
  </div>`;
}

/** Thick between regions of white tiles; black ones need none. */
function border(tile: Tile, next: Tile | undefined): 'hair' | 'rule' {
  const areApart = tile.kind === 'white' && next?.kind === 'white' && tile.region !== next.region;
  return areApart ? 'rule' : 'hair';
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
