import { html, svg, type TemplateResult } from 'lit';
import { pageLanguage } from '../board/message.js';
import { HEIGHT, pathOf, WIDTH } from './curve-path.js';
import { valuesAt, type Curves } from './film.js';

type Say = (key: string, values?: Record<string, string | number>) => string;

const NUMBER = new Intl.NumberFormat(pageLanguage(), { maximumFractionDigits: 1 });
const SHARE = new Intl.NumberFormat(pageLanguage(), { style: 'percent', maximumFractionDigits: 0 });

/**
 * How the population went, in two small drawings over the same generations: the best fitness and the diversity, with the
 * generation that the board shows marked on them. Their values there stand beside them in words.
 */
export function curvesTemplate(curves: Curves, generation: number, say: Say): TemplateResult {
  const { generations, fitness, diversity, shown } = curves;
  const now = valuesAt(curves, generation);
  const [first, last] = [generations[0]!, generations.at(-1)!];
  const part = last === first ? 1 : Math.min(1, Math.max(0, (generation - first) / (last - first)));
  const row = (key: string, values: readonly number[], most: number, value: number, words: Intl.NumberFormat): TemplateResult =>
    html`<div class="curve ${key}">
      <span class="curve-name">${say(`film.curves.${key}`)} <b>${words.format(value)}</b></span>
      <svg
        viewBox="0 0 ${WIDTH} ${HEIGHT}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${say(`film.curves.${key}.spoken`, {
          first,
          last,
          from: words.format(values[0]!),
          to: words.format(values.at(-1)!),
        })}
      >
        ${svg`<path class="curve-line" d=${pathOf(generations, values, most)} />
          <path class="curve-now" d="M${(part * WIDTH).toFixed(1)} 0V${HEIGHT}" />`}
      </svg>
    </div>`;
  return html`<div class="curves">
    ${row('fitness', fitness, Math.max(...fitness, 1), now.fitness, NUMBER)}
    ${row('diversity', diversity, 1, now.diversity, SHARE)}
    <p class="curve-axis quiet">${say('film.curves.axis', { generation, last: Math.max(last, ...shown) })}</p>
  </div>`;
}
