import { html, svg, type TemplateResult } from 'lit';
import { pageLanguage } from '../board/text/page-language.js';
import { across, down, HEIGHT, pathOf, WIDTH } from './curve-path.js';
import { diversityAt, fitnessFromStart, type Curves, type ShownGrid } from './playback.js';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** One of the drawings: its curve, how high it goes, and its value on the board, with how values are written. */
interface Row {
  readonly key: string;
  readonly places: readonly number[];
  readonly values: readonly number[];
  readonly most: number;
  readonly value: number;
  readonly words: Intl.NumberFormat;
}

const NUMBER = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 });
const SHARE = new Intl.NumberFormat(pageLanguage(), { style: 'percent', maximumFractionDigits: 0 });

/**
 * How the population went, in two small drawings over the same generations: the fitness of its best grid and its
 * diversity. The grid on the board is marked on them, with its values beside them in words: a grid of the midst of a
 * generation has its own fitness, and not that of the best one at the generation's end.
 */
export function curvesTemplate(curves: Curves, shown: ShownGrid, say: Say): TemplateResult {
  const { generations, diversity } = curves;
  const [first, last] = [generations[0]!, generations.at(-1)!];
  const fitness = fitnessFromStart(curves);
  const most = Math.max(...fitness.values, ...curves.shown.map((grid) => grid.fitness), 1);
  const x = across(shown === curves.shown[0] ? 0 : shown.generation, last);
  const row = (of: Row): TemplateResult => drawing(of, x, { first, last }, say);
  return html`<div class="curves">
    ${row({ key: 'fitness', ...fitness, most, value: shown.fitness, words: NUMBER })}
    ${row({
      key: 'diversity',
      places: generations,
      values: diversity,
      most: 1,
      value: diversityAt(curves, shown.generation),
      words: SHARE,
    })}
    <p class="curve-axis quiet">
      ${say('playback.curves.axis', {
        generation: shown.generation,
        last: Math.max(last, ...curves.shown.map((grid) => grid.generation)),
      })}
    </p>
  </div>`;
}

function drawing(
  { key, places, values, most, value, words }: Row,
  x: string,
  ends: { first: number; last: number },
  say: Say,
): TemplateResult {
  return html`<div class="curve ${key}">
    <span class="curve-name">${say(`playback.curves.${key}`)} <b>${words.format(value)}</b></span>
    <svg
      viewBox="0 0 ${WIDTH} ${HEIGHT}"
      preserveAspectRatio="none"
      role="img"
      aria-label=${say(`playback.curves.${key}.spoken`, {
        ...ends,
        from: words.format(values[0]!),
        to: words.format(values.at(-1)!),
      })}
    >
      ${svg`<path class="curve-line" d=${pathOf(places, values, most)} />
        <path class="curve-now" d="M${x} 0V${HEIGHT}" />
        <path class="curve-here" d="M${x} ${down(value, most)}h0" />`}
    </svg>
  </div>`;
}
