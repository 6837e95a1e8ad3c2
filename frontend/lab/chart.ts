import { html, LitElement, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import uPlot from 'uplot';
import { message, type Texts } from '../board/text/message.js';
import { chartStyle } from './chart-style.js';
import { drawing } from './drawing.js';
import { download } from '../shell/download.js';
import { Lines, type LineStyle, type Points } from './lines.js';
import { colourName, DASHES, numeral, paintOf, type Axes, type Paint } from './paint.js';
import { picture } from './picture.js';
import { aligned, plotOptions } from './plot.js';
import { table } from './table.js';

/** Of a line with no more points than that each one is drawn. */
const FEW = 12;

/**
 * Lines that grow while a race goes on, and the same in a table for those who cannot see them. The server sends only
 * what is new. Lines differ by their strokes, not by colour alone; the legend says the values under the pointer, else
 * the latest ones.
 */
export class LabChart extends LitElement {
  static override styles = chartStyle;

  static override properties = {
    styles: { attribute: false },
    axes: { attribute: false },
    texts: { attribute: false },
    label: {},
    about: {},
    file: {},
    place: { state: true },
    open: { state: true },
  };

  declare styles: readonly LineStyle[];
  declare axes: Axes;
  declare texts: Texts;
  declare label: string;
  /** Of which puzzle and seed it is. */
  declare about: string;
  /** The name of files to keep, without what says their format. */
  declare file: string;
  /** Where the pointer is, on the axis. */
  declare place: number | undefined;
  /** Whether the table is open; only then it is written. */
  declare open: boolean;

  #lines = new Lines();
  #plot: uPlot | undefined;
  #paint: Paint | undefined;
  #resized: ResizeObserver | undefined;
  #recoloured: MutationObserver | undefined;
  readonly #dark = matchMedia('(prefers-color-scheme: dark)');
  readonly #repaint = (): void => this.#build();

  constructor() {
    super();
    this.styles = [];
    this.axes = { x: '', y: '', log: true, whole: false };
    this.texts = {};
    this.label = this.about = '';
    this.file = 'chart';
    this.open = false;
  }

  /** Adds points; those of a line that is to be cleared come after its new beginning. */
  add({ clear, points }: { readonly clear: readonly number[]; readonly points: readonly Points[] }): void {
    if (this.isUpdatePending && this.isConnected) {
      this.performUpdate();
    }
    clear.forEach((line) => this.#lines.clear(line));
    points.forEach((some) => this.#lines.add(some));
    this.requestUpdate();
  }

  /** Saves the drawing as a picture of points, as large wherever it was seen. */
  async savePng(): Promise<void> {
    const drawn = this.#drawing();
    const blob = drawn && (await picture(drawn));
    if (blob) {
      download(blob, `${this.file}.png`);
    }
  }

  /** Saves the lines as a drawing that stays sharp at every size. */
  saveSvg(): void {
    const drawn = this.#drawing();
    if (drawn) {
      download(new Blob([drawn], { type: 'image/svg+xml' }), `${this.file}.svg`);
    }
  }

  #drawing(): string | undefined {
    return this.#paint && drawing({ title: this.label, about: this.about }, this.axes, this.styles, this.#lines, this.#paint);
  }

  /** Saves all points, for whoever wants to reckon on. */
  saveCsv(): void {
    const written = table(this.axes.x, this.styles, this.#lines);
    download(new Blob([written], { type: 'text/csv;charset=utf-8' }), `${this.file}.csv`);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#resized = new ResizeObserver(() => this.#fit());
    this.#resized.observe(this);
    this.#recoloured = new MutationObserver(this.#repaint);
    this.#recoloured.observe(document.documentElement, { attributes: true });
    this.#dark.addEventListener('change', this.#repaint);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#resized?.disconnect();
    this.#recoloured?.disconnect();
    this.#dark.removeEventListener('change', this.#repaint);
    this.#plot?.destroy();
    this.#plot = undefined;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('styles')) {
      this.#lines = new Lines(this.styles.length);
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('styles') || changed.has('axes') || (!this.#plot && !this.#lines.isEmpty)) {
      this.#build();
    } else if (this.#plot && !changed.has('place') && !changed.has('open')) {
      this.#plot.setData(aligned(this.#lines));
    }
  }

  protected override render(): TemplateResult {
    const empty = this.#lines.isEmpty;
    return html`
      ${empty ? nothing : this.#legend()}
      <p class="axis" aria-hidden="true">${this.axes.y}</p>
      <div class="plot" role="img" aria-label=${this.#spoken()}>
        ${empty ? html`<div class="empty">${this.#text('chart.empty')}</div>` : nothing}
      </div>
      <p class="axis x" aria-hidden="true">${this.axes.x}</p>
      ${empty ? nothing : this.#foot()}
      <span class="probe" hidden></span>
    `;
  }

  #legend(): TemplateResult {
    return html`<ul class="legend">
      ${this.styles.map(
        (style, i) => html`<li>
          <svg viewBox="0 0 26 10" aria-hidden="true">
            ${svg`<path d="M0 5h26" fill="none" stroke="var(${colourName(style.colour)})"
              stroke-width=${style.bold ? 3 : 2} stroke-dasharray=${DASHES[style.stroke].join(' ')} />`}
          </svg>
          ${style.name} <b>${numeral(this.#value(i))}</b>
        </li>`,
      )}
    </ul>`;
  }

  #foot(): TemplateResult {
    return html`<div class="foot">
      <details @toggle=${(event: Event) => (this.open = (event.target as HTMLDetailsElement).open)}>
        <summary>${this.#text('chart.table')}</summary>
        ${this.open ? this.#table() : nothing}
      </details>
      <div class="save">
        <button type="button" @click=${() => this.saveSvg()}>${this.#text('chart.save.svg')}</button>
        <button type="button" @click=${() => void this.savePng()}>${this.#text('chart.save.png')}</button>
        <button type="button" @click=${() => this.saveCsv()}>${this.#text('chart.save.csv')}</button>
      </div>
    </div>`;
  }

  #table(): TemplateResult {
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${this.#title()}>
      <table>
        <thead>
          <tr>
            <th scope="col">${this.axes.x}</th>
            ${this.styles.map((style) => html`<th scope="col">${style.name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${this.#lines.rows(this.axes.log).map(
            (place) => html`<tr>
              <th scope="row">${numeral(place)}</th>
              ${this.styles.map((_, line) => html`<td>${numeral(this.#lines.at(line, place))}</td>`)}
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  #title(): string {
    return `${this.label}: ${this.axes.y}`;
  }

  /** The drawing in a sentence: what it is, and where each line ends. */
  #spoken(): string {
    const ends = this.styles.map((style, i) => `${style.name} ${numeral(this.#lines.last(i))}`);
    return [this.#title(), ...(this.#lines.isEmpty ? [] : ends)].join(', ');
  }

  #value(line: number): number | undefined {
    return this.place === undefined ? this.#lines.last(line) : this.#lines.at(line, this.place);
  }

  #build(): void {
    this.#plot?.destroy();
    this.#plot = undefined;
    const stage = this.renderRoot.querySelector<HTMLElement>('.plot');
    const probe = this.renderRoot.querySelector<HTMLElement>('.probe');
    if (!stage || !probe || this.#lines.isEmpty || stage.clientWidth === 0) {
      return;
    }
    this.#paint = paintOf(this, probe);
    const size = { width: stage.clientWidth, height: stage.clientHeight };
    const moved = (place: number | undefined): void => void (this.place = place);
    const few = (line: number): boolean => (this.#lines.tables[line]?.[0].length ?? 0) <= FEW;
    const options = plotOptions(size, this.axes, this.styles, this.#paint, few, moved);
    this.#plot = new uPlot(options, aligned(this.#lines), stage);
  }

  #fit(): void {
    const stage = this.renderRoot.querySelector<HTMLElement>('.plot');
    if (!stage || stage.clientWidth === 0) {
      return;
    }
    if (this.#plot) {
      this.#plot.setSize({ width: stage.clientWidth, height: stage.clientHeight });
    } else {
      this.#build();
    }
  }

  #text(key: string): string {
    return message(this.texts, key);
  }
}

customElements.define('lab-chart', LabChart);
