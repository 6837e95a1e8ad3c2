import { html, nothing, type TemplateResult } from 'lit';
import { curvesTemplate } from './playback-curves.js';
import { keySheet } from './playback-keys.js';
import { ABOUT, AGAIN, BACK, FORWARD, NARROW, PAUSE, pieceOf, PLAY, symbol } from './playback-parts.js';
import { bottleneckAfter, shownAt, SPEEDS, type Playback, type Frame } from './playback.js';

/** What of a playback is drawn, and what its buttons do. */
export interface PlaybackView {
  readonly playback: Playback;
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

export function playbackTemplate(view: PlaybackView): TemplateResult {
  return view.plain ? controls(view) : html`${card(view)}${techniqueList(view)}${keySheet(view.letters, view.say)}`;
}

function frameOf({ playback, index }: PlaybackView): Frame | undefined {
  return playback.frames[index];
}

function card(view: PlaybackView): TemplateResult {
  const { playing, say } = view;
  const frame = frameOf(view);
  return html`<section class="card playback-card" aria-label=${say('playback.step')}>
    <div class="playback-text" aria-live=${playing ? 'off' : 'polite'}>
      <div class="eyebrow">
        ${frame?.label}${view.playback.bottlenecks.includes(view.index)
          ? html` · <b class="playback-narrow">${say('playback.narrow')}</b>`
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
function curves({ playback, index, say }: PlaybackView): TemplateResult | typeof nothing {
  const shown = shownAt(playback, index);
  return playback.curves && shown ? curvesTemplate(playback.curves, shown, say) : nothing;
}

/** What the signs on the board mean; who hears the frame has no use for them. */
function legend({ say }: PlaybackView, signs: readonly string[]): TemplateResult {
  return html`<div class="legend" aria-hidden="true">
    ${signs.map((sign) => html`<span class=${sign}><i></i>${say(`legend.${sign}`)}</span>`)}
  </div>`;
}

function controls(view: PlaybackView): TemplateResult {
  const { index, last, plain, say, show, toggle } = view;
  const { bottlenecks, divider } = view.playback;
  const label = frameOf(view)?.label;
  return html`<div class="playback-controls">
    <div class="scrub">
      <input
        type="range"
        min="0"
        max=${last}
        .value=${String(index)}
        style="--part: ${part(view, index)}"
        aria-label=${say('playback.scrub')}
        aria-valuetext=${label ?? ''}
        @input=${(event: Event) => show(Number((event.target as HTMLInputElement).value))}
      />
      ${bottlenecks.map((at) => html`<s style="--part: ${part(view, at)}"></s>`)}
      ${divider === undefined ? nothing : html`<i style="--part: ${part(view, divider)}"></i>`}
      ${plain ? html`<span class="quiet playback-label">${label}</span>` : nothing}
    </div>
    <div class="row">
      ${button(view, 'playback.back', BACK, () => show(index - 1), index === 0)}
      <button type="button" class="tool ${plain && index === last ? '' : 'primary'} playback-play" @click=${toggle}>
        ${symbol(view.playing ? PAUSE : index === last ? AGAIN : PLAY)}
        ${say(view.playing ? 'playback.pause' : index === last ? 'playback.again' : 'playback.play')}
      </button>
      ${button(view, 'playback.forward', FORWARD, () => show(index + 1), index === last)}
      ${bottlenecks.length === 0 ? nothing : toBottleneck(view)}
      <span class="space"></span>
      <label class="playback-speed">
        <span class="visually-hidden">${say('playback.speed')}</span>
        <select @change=${(event: Event) => view.setSpeed(Number((event.target as HTMLSelectElement).value))}>
          ${SPEEDS.map(
            (speed) => html`<option value=${speed} ?selected=${speed === view.speed}>${speed}×</option>`,
          )}
        </select>
      </label>
    </div>
  </div>`;
}

function toBottleneck(view: PlaybackView): TemplateResult {
  const next = bottleneckAfter(view.playback, view.index);
  return button(view, 'playback.bottleneck', NARROW, () => view.show(next ?? view.index), next === undefined);
}

/** How far along a frame is, from 0 to 1, for the style sheet. */
function part({ last }: PlaybackView, index: number): string {
  return last === 0 ? '0' : String(index / last);
}

function button(
  { say }: PlaybackView,
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

function techniqueList(view: PlaybackView): TemplateResult {
  const { index, say, show, jump } = view;
  const { techniques, divider } = view.playback;
  const now = frameOf(view)?.techniques ?? [];
  return html`<section class="card playback-techniques" aria-labelledby="playback-techniques">
    <h2 id="playback-techniques" class="eyebrow">${say('playback.techniques')}</h2>
    <ul class="steps">
      ${techniques.map(
        ({ id, name, page, count }) =>
          html`<li>
            <button type="button" class=${now.includes(id) ? 'on' : ''} @click=${() => jump(id)}>
              <span>${name}</span><span class="count">${count}</span>
            </button>
            ${page === '' ? nothing : pageLink(view, page, name)}
          </li>`,
      )}
      ${divider === undefined
        ? nothing
        : html`<li class="divided">
            <button type="button" class=${index >= divider ? 'on' : ''} @click=${() => show(divider)}>
              <span>${say('playback.divider')}</span>
            </button>
          </li>`}
    </ul>
  </section>`;
}

/** A link to what a technique is, in a tab of its own: the playback stays where it is. */
function pageLink({ say }: PlaybackView, page: string, name: string): TemplateResult {
  const words = say('playback.about', { technique: name });
  return html`<a
    class="icon-button"
    target="_blank"
    href=${page}
    aria-label=${words}
    title=${words}
    >${symbol(ABOUT)}</a
  >`;
}
