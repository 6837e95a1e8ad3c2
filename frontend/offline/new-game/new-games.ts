import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import times from '../../../src/main/resources/org/crosscage/library/grade-times.txt?raw';
import { prefix } from '../../connection/prefix.js';
import { pageLanguage } from '../../board/text/message.js';
import { dayOf, noon, today, GRADES, type KeptGame } from '../device/kept-game.js';
import { begin } from '../device/opened.js';
import * as store from '../device/store.js';
import { synchronize } from '../device/way-back.js';
import type { OfflineTexts } from '../device/texts.js';
import { isThere } from '../device/reconnection.js';
import { TeacherError } from '../teacher/teacher.js';
import { gradeSign } from '../tile/grade-sign.js';
import { thumbnail } from '../tile/thumbnail.js';
import { tile } from '../tile/tile.js';
import { begunGame } from './begun-game.js';
import { dayProgress } from './day.js';
import { Generator, type Daily, type NewPuzzle, type Offer, type OfferedKind, type Order, type Size } from './generator.js';

/** How often the count is shown anew, in milliseconds. */
const GAP = 250;
/** Where the puzzles of the day are made; new games are made on the card of their kind. */
const DAY = 'day';

interface Choice {
  /** `8x8`. */
  readonly size: string;
  readonly grade: string;
}

/**
 * The puzzles of a day and new games, as org.crosscage.home.ui has them. A puzzle of today that is not on this device is made
 * here when it is opened, and so is each new one.
 */
export class NewGames extends LitElement {
  static override properties = {
    texts: { attribute: false },
    games: { attribute: false },
    day: { attribute: false },
    offer: { state: true },
    choices: { state: true },
    work: { state: true },
    message: { state: true },
  };

  declare texts: OfflineTexts;
  /** All that may be shown, of this day and others. */
  declare games: readonly KeptGame[];
  /** `2026-11-29`. */
  declare day: string;
  declare offer: Offer | undefined;
  declare choices: Readonly<Record<string, Choice>>;
  /** A puzzle is being made: its place, which is a kind's id or the day, and how many puzzles were checked. */
  declare work: { readonly place: string; readonly count: number } | undefined;
  /** Shown at a place. */
  declare message: { readonly place: string; readonly words: string } | undefined;
  /** From `DevicePlayer.daily`. */
  #played: Readonly<Record<string, boolean>> = {};
  /** Stays as it was when the page was loaded, so that no tile goes at midnight. */
  #isToday = false;
  #generator: Generator | undefined;
  #canceller: AbortController | undefined;

  constructor() {
    super();
    this.choices = {};
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('day')) {
      this.#isToday = this.day === today();
    }
  }

  protected override firstUpdated(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    try {
      this.#played = (await store.player().catch(() => undefined))?.daily ?? {};
      this.#generator = new Generator(this.texts.all);
      this.offer = await this.#generator.offer(this.day, times);
    } catch (failure) {
      this.message = { place: DAY, words: this.#trouble(failure) };
    }
  }

  #trouble(failure: unknown): string {
    const why = failure instanceof TeacherError ? failure.why : store.reason(failure) === 'full' ? 'full' : 'unstored';
    return this.texts.say(`offline.new.${why}`);
  }

  protected override render(): TemplateResult {
    const { texts, offer } = this;
    return html`${this.#ofDay()}
    ${offer === undefined
      ? nothing
      : html`<section class="offline-new">
          <h2 class="section-title">${texts.say('offline.new')}</h2>
          <div class="kinds">${offer.kinds.map((kind) => this.#card(kind))}</div>
        </section>`}`;
  }

  /** The unfinished puzzles of the day, and how many of it are done. */
  #ofDay(): TemplateResult | typeof nothing {
    const { texts, day } = this;
    const games = this.games.filter((game) => dayOf(game) === day);
    const { left, done, of } = dayProgress(games, this.offer?.daily ?? [], this.#isToday, this.#played);
    const title = texts.say(this.#isToday ? 'offline.today' : 'offline.day', { date: texts.date(noon(day)) });
    return left.length === 0 && done === 0 && this.message?.place !== DAY
      ? nothing
      : html`<section class="offline-today">
          <h2 class="section-title">
            ${title}${done === 0 ? nothing : html` <span class="quiet">${texts.say('offline.day.done', { done, of })}</span>`}
          </h2>
          <ul class="tiles">
            ${left.map((each) => html`<li>${'archived' in each ? tile(texts, each, title) : this.#tile(each)}</li>`)}
          </ul>
          ${this.#making(DAY)}
        </section>`;
  }

  #tile(daily: Daily): TemplateResult {
    const { texts } = this;
    return html`<button
      type="button"
      class="tile"
      id=${daily.name}
      ?disabled=${this.work !== undefined}
      @click=${(event: Event) => this.#begin(event, DAY, daily, (generator, onCount) => generator.makeDaily(this.day, daily, onCount))}
    >
      <span>
        <span class="tile-name">${this.#name(daily)}</span>
        <span class="tile-note">${gradeSign(texts, daily)}</span>
        <span class="tile-note state-note to-play">${texts.say('daily.state.new')}</span>
      </span>
    </button>`;
  }

  #name({ kind, rows, columns }: Order): string {
    return this.texts.say('library.name', { kind: this.texts.say(`shell.kind.${kind}`), rows, columns });
  }

  #card(kind: OfferedKind): TemplateResult {
    const { texts } = this;
    const { id } = kind;
    const chosen = this.choices[id] ?? { size: kind.usual, grade: '' };
    const size = kind.sizes.find((each) => written(each) === chosen.size)!;
    const grade = chosen.grade in size.grades ? chosen.grade : '';
    const absent = GRADES.slice(0, -1).filter((each) => !(each in size.grades));
    return html`<section class="card start-card" data-kind=${id}>
      <div class="start-head">
        <h3>${texts.say(`shell.kind.${id}`)}</h3>
        <p class="quiet">${texts.say(`library.kind.${id}`)}</p>
      </div>
      ${thumbnail(kind.sample)}
      <div class="size-choice">
        <fieldset class="chips">
          <legend class="visually-hidden">${texts.say('library.sizes')}</legend>
          ${kind.sizes.map(
            (each) =>
              html`<label>
                <input
                  type="radio"
                  name="size-${id}"
                  value=${written(each)}
                  .checked=${each === size}
                  @change=${() => this.#choose(id, { size: written(each), grade })}
                /><span>${texts.say('library.size', { rows: each.rows, columns: each.columns })}</span>
              </label>`,
          )}
        </fieldset>
      </div>
      <div class="start-foot">
        <label class="picker" id="grade-${id}">
          <span>${texts.say('library.filter.grade')}</span>
          <select @change=${({ target }: Event) => this.#choose(id, { ...chosen, grade: (target as HTMLSelectElement).value })}>
            ${Object.keys(size.grades).map(
              (each) =>
                html`<option value=${each} .selected=${each === grade}>
                  ${texts.say(each === '' ? 'library.grade.any' : `shell.grade.${each}`)}
                </option>`,
            )}
          </select>
        </label>
        <button
          type="button"
          class="tool primary"
          id="play-${id}"
          ?disabled=${this.work !== undefined}
          @click=${(event: Event) => this.#new(event, { kind: id, rows: size.rows, columns: size.columns, grade }, size.grades[grade])}
        >
          ${texts.say('library.play', { kind: texts.say(`shell.kind.${id}`) })}
        </button>
        ${this.#making(id)}
        ${absent.length === 0
          ? nothing
          : html`<span class="quiet start-absent">${texts.say('library.grade.absent', { grades: any(absent.map((each) => texts.say(`shell.grade.${each}`))) })}</span>`}
      </div>
    </section>`;
  }

  #choose(kind: string, choice: Choice): void {
    this.choices = { ...this.choices, [kind]: choice };
  }

  /** The progress of making a puzzle at a place, a button that stops it, and the message about it. */
  #making(place: string): TemplateResult {
    const { texts, work, message } = this;
    return html`${work?.place !== place
        ? nothing
        : html`<div class="making">
            <div class="progress-line" role="progressbar" aria-label=${texts.say('library.making')}></div>
            <span class="quiet">${work.count === 0 ? nothing : texts.say('library.making.looked', { count: work.count })}</span>
            <button type="button" class="tool" @click=${() => this.#stop()}>${texts.say('library.cancel')}</button>
          </div>`}<span role="status">${message?.place === place ? message.words : ''}</span>`;
  }

  #stop(): void {
    this.#canceller?.abort();
    this.work = undefined;
    this.message = undefined;
    this.#generator?.stop();
  }

  #new(event: Event, order: Order, delay = ''): void {
    this.message = delay === '' ? undefined : { place: order.kind, words: this.texts.say(`library.making.${delay}`) };
    void this.#begin(event, order.kind, order, (generator, onCount) => generator.make(order, onCount));
  }

  async #begin(
    { currentTarget }: Event,
    place: string,
    order: Order,
    make: (generator: Generator, onCount: (count: number) => void) => Promise<NewPuzzle | undefined>,
  ): Promise<void> {
    const { signal } = (this.#canceller = new AbortController());
    let shown = performance.now();
    this.work = { place, count: 0 };
    let words = '';
    try {
      const puzzle = await make(this.#generator!, (count) => {
        if (performance.now() - shown >= GAP) {
          shown = performance.now();
          this.work = { place, count };
        }
      });
      if (puzzle && !signal.aborted) {
        await this.#open(puzzle, order, place, signal);
      } else {
        words = this.texts.say('library.not-made');
      }
    } catch (failure) {
      words = this.#trouble(failure);
    }
    if (!signal.aborted) {
      this.message = { place, words };
      this.work = undefined;
    }
    await this.updateComplete;
    // a button that is disabled loses the focus
    if (document.activeElement === document.body) {
      (currentTarget as HTMLElement).focus({ preventScroll: true });
    }
  }

  /** Goes to the game, which another tab may have begun meanwhile. Throws when it cannot be stored. */
  async #open(puzzle: NewPuzzle, order: Order, place: string, signal: AbortSignal): Promise<void> {
    const { texts } = this;
    const facts = place === DAY ? texts.say('daily.chip', { date: texts.date(noon(this.day)) }) : '';
    const game = await begin(puzzle.source, () => begunGame(puzzle, order, this.#name(order), facts, new Date()));
    if (await isThere()) {
      await synchronize().catch(() => undefined); // or its page would not know the game
    }
    if (!signal.aborted) {
      location.assign(`${prefix}/play/${game.id}`);
    }
  }
}

/** The value of a size's field: `8x8`. */
function written({ rows, columns }: Size): string {
  return `${rows}x${columns}`;
}

function any(items: readonly string[]): string {
  return new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(items);
}

customElements.define('offline-new-games', NewGames);
