import { html, nothing, type TemplateResult } from 'lit';
import { curvesTemplate } from './film-curves.js';
import { keySheet } from './film-keys.js';
import { ABOUT, AGAIN, BACK, FORWARD, NARROW, PAUSE, pieceOf, PLAY, symbol } from './film-parts.js';
import { bottleneckAfter, shownAt, SPEEDS, type Film, type Frame } from './film.js';

/** What of a film is drawn, and what its buttons do. */
export interface FilmView {
  readonly film: Film;
  readonly index: number;
  readonly last: number;
  /** Without sentences and techniques. */
  readonly plain: boolean;
  /** Whether single letters are keys. */
  readonly letters: boolean;
  readonly playing: boolean;
  readonly speed: number;
  readonly say: (key: string, values?: Record<string, string | number>) => string;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: number) => void;
  /** To the next step of a technique. */
  readonly jump: (technique: string) => void;
}

export function filmTemplate(view: FilmView): TemplateResult {
  return view.plain ? controls(view) : html`${card(view)}${techniqueList(view)}${keySheet(view.letters, view.say)}`;
}

function frameOf({ film, index }: FilmView): Frame | undefined {
  return film.frames[index];
}

function card(view: FilmView): TemplateResult {
  const { playing, say } = view;
  const frame = frameOf(view);
  return html`<section class="card film-card" aria-label=${say('film.step')}>
    <div class="film-text" aria-live=${playing ? 'off' : 'polite'}>
      <div class="eyebrow">
        ${frame?.label}${view.film.bottlenecks.includes(view.index)
          ? html` · <b class="film-narrow">${say('film.narrow')}</b>`
          : nothing}
      </div>
      <h2>${frame?.title}</h2>
      ${frame?.sentences?.map((pieces) => html`<p>${pieces.map((piece) => pieceOf(piece))}</p>`)}
      ${frame?.legend?.length ? legend(view, frame.legend) : nothing}
    </div>
    ${curves(view)} ${controls(view)}
  </section>`;
}

/** How the search went, while it is at work on the board. */
function curves({ film, index, say }: FilmView): TemplateResult | typeof nothing {
  const shown = shownAt(film, index);
  return film.curves && shown ? curvesTemplate(film.curves, shown, say) : nothing;
}

/** What the signs on the board mean; who hears the frame has no use for them. */
function legend({ say }: FilmView, signs: readonly string[]): TemplateResult {
  return html`<div class="legend" aria-hidden="true">
    ${signs.map((sign) => html`<span class=${sign}><i></i>${say(`legend.${sign}`)}</span>`)}
  </div>`;
}

function controls(view: FilmView): TemplateResult {
  const { index, last, plain, say, show, toggle } = view;
  const { bottlenecks, divider } = view.film;
  const label = frameOf(view)?.label;
  return html`<div class="film-controls">
    <div class="scrub">
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(index)}
        style="--part: ${part(view, index)}"
        aria-label=${say('film.scrub')}
        aria-valuetext=${label ?? ''}
        @input=${(event: Event) => show(Number((event.target as HTMLInputElement).value))}
      />
      ${bottlenecks.map((at) => html`<s style="--part: ${part(view, at)}"></s>`)}
      ${divider === undefined ? nothing : html`<i style="--part: ${part(view, divider)}"></i>`}
      ${plain ? html`<span class="quiet film-label">${label}</span>` : nothing}
    </div>
    <div class="row">
      ${button(view, 'film.back', BACK, () => show(index - 1), index === 0)}
      <button type="button" class="tool primary film-play" @click=${toggle}>
        ${symbol(view.playing ? PAUSE : index === last ? AGAIN : PLAY)}
        ${say(view.playing ? 'film.pause' : index === last ? 'film.again' : 'film.play')}
      </button>
      ${button(view, 'film.forward', FORWARD, () => show(index + 1), index === last)}
      ${bottlenecks.length === 0 ? nothing : toBottleneck(view)}
      <span class="space"></span>
      <label class="film-speed">
        <span class="visually-hidden">${say('film.speed')}</span>
        <select @change=${(event: Event) => view.setSpeed(Number((event.target as HTMLSelectElement).value))}>
          ${SPEEDS.map(
            (speed) => html`<option value=${speed} ?selected=${speed === view.speed}>${speed}×</option>`,
          )}
        </select>
      </label>
    </div>
  </div>`;
}

function toBottleneck(view: FilmView): TemplateResult {
  const next = bottleneckAfter(view.film, view.index);
  return button(view, 'film.bottleneck', NARROW, () => view.show(next ?? view.index), next === undefined);
}

/** How far along a frame is, from 0 to 1, for the style sheet. */
function part({ last }: FilmView, index: number): string {
  return last === 0 ? '0' : String(index / last);
}

function button(
  { say }: FilmView,
  key: string,
  strokes: TemplateResult<2>,
  click: () => void,
  disabled: boolean,
): TemplateResult {
  const name = say(key);
  return html`<button
    type="button"
    class="tool icon"
    aria-label=${name}
    title=${name}
    ?disabled=${disabled}
    @click=${click}
  >
    ${symbol(strokes)}
  </button>`;
}

function techniqueList(view: FilmView): TemplateResult {
  const { index, say, show, jump } = view;
  const { techniques, divider } = view.film;
  const now = frameOf(view)?.technique;
  return html`<section class="card film-techniques" aria-labelledby="film-techniques">
    <h2 id="film-techniques" class="eyebrow">${say('film.techniques')}</h2>
    <ul class="steps">
      ${techniques.map(
        ({ id, name, page, count }) =>
          html`<li>
            <button type="button" class=${id === now ? 'on' : ''} @click=${() => jump(id)}>
              <span>${name}</span><span class="count">${count}</span>
            </button>
            ${pageLink(view, page, name)}
          </li>`,
      )}
      ${divider === undefined
        ? nothing
        : html`<li class="divided">
            <button type="button" class=${index >= divider ? 'on' : ''} @click=${() => show(divider)}>
              <span>${say('film.divider')}</span>
            </button>
          </li>`}
    </ul>
  </section>`;
}

/** A link to what a technique is, in a tab of its own: the film stays where it is. */
function pageLink({ say }: FilmView, page: string, name: string): TemplateResult {
  const words = say('film.about', { technique: name });
  return html`<a
    class="icon-button"
    target="_blank"
    href=${page}
    aria-label=${words}
    title=${words}
    >${symbol(ABOUT)}</a
  >`;
}
