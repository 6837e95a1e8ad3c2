import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { prefix } from '../../connection/prefix.js';
import '../../shell/large-text.js';
import { isThere } from '../device/reconnection.js';
import { beginNew } from '../device/opened.js';
import * as store from '../device/store.js';
import type { OfflineTexts } from '../device/texts.js';
import { synchronize } from '../device/way-back.js';
import { begunGame } from '../new-game/begun-game.js';
import { TeacherError } from '../teacher/teacher.js';
import { thumbnail } from '../tile/thumbnail.js';
import { PuzzleReader, type FoundPuzzle, type Reading } from './puzzle-reader.js';

/** The longest text that is read, in UTF-8 bytes, as org.crosscage.core.kind.Lines has it. */
const MOST_BYTES = 1 << 20;

/** A field as `large-text.ts` has it, which says of a text that it is too long. */
type Field = HTMLTextAreaElement & { invalid: boolean; errorMessage: string };

/** The parts of what is shared with the installed game, as `shell.WebManifest` names them. */
const SHARED = ['text', 'url', 'title'] as const;

/** Reads puzzles that a player pastes, as `library.ui.ImportView` has it. */
export class PastedPuzzles extends LitElement {
  static override properties = {
    texts: { attribute: false },
    shared: { type: Boolean },
    reading: { state: true },
    isReading: { state: true },
    trouble: { state: true },
  };

  declare texts: OfflineTexts;
  /** Whether the address has a text to be read at once. */
  declare shared: boolean;
  declare reading: Reading | undefined;
  declare isReading: boolean;
  /** Why nothing was read, or a game could not begin. */
  declare trouble: string;
  #reader: PuzzleReader | undefined;

  constructor() {
    super();
    this.isReading = false;
    this.trouble = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    const parts = this.shared ? new URLSearchParams(location.search) : new URLSearchParams();
    const texts = SHARED.flatMap((part) => parts.get(part) ?? []).filter((text) => text.trim() !== '');
    if (texts.length > 0) {
      history.replaceState(null, '', location.pathname);
      void this.#readFirst(texts);
    } else {
      window.crosscageKeptText?.(this.#field);
    }
  }

  /** Shows the first text with a puzzle, or else what is wrong with the first. */
  async #readFirst(texts: readonly string[]): Promise<void> {
    for (const text of [...texts, texts[0]!]) {
      this.#field.value = text;
      await this.#read();
      if (this.reading && this.reading.count > 0) {
        return;
      }
    }
  }

  get #field(): Field {
    return this.querySelector<Field>('textarea')!;
  }

  protected override render(): TemplateResult {
    const { texts, isReading } = this;
    return html`<form
        class="offline-paste"
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.#read();
        }}
      >
        <label for="import-text">${texts.say('library.paste.label')}</label>
        <textarea
          id="import-text"
          rows="6"
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          data-kept="import"
          data-most=${MOST_BYTES}
          data-too-long=${texts.all['formats.error.too-long']}
          @input=${() => this.#forget()}
          @refusal=${() => this.#refuse()}
        ></textarea>
        <button type="submit" class="tool primary" id="import-read" ?disabled=${isReading}>
          <span>${texts.say('library.paste.read')}</span>
        </button>
      </form>
      <div class="found" aria-live="polite" tabindex="-1">
        ${isReading ? html`<p>${texts.say('library.paste.reading')}</p>` : nothing} ${this.#found()}
        ${this.#complaint(this.trouble)}
      </div>`;
  }

  #found(): TemplateResult | typeof nothing {
    const { texts, reading } = this;
    if (reading === undefined) {
      return nothing;
    }
    const { count, puzzles, flaws } = reading;
    const wrong = flaws.length === 0 ? '' : [...flaws, texts.say('offline.paste.others')].join('\n');
    return html`${count === 0 ? nothing : html`<h2 class="section-title">${texts.say('library.paste.found', { count })}</h2>`}
      ${this.#complaint(wrong)}
      ${puzzles.length === 0
        ? nothing
        : html`<ul class="tiles">
            ${puzzles.map((puzzle) => html`<li>${this.#tile(puzzle)}</li>`)}
          </ul>`}
      ${count > puzzles.length ? html`<p>${texts.say('library.paste.more', { count: count - puzzles.length })}</p>` : nothing}`;
  }

  #complaint(words: string): TemplateResult | typeof nothing {
    return words === '' ? nothing : html`<p class="said-wrong" role="alert">${words}</p>`;
  }

  #tile(puzzle: FoundPuzzle): TemplateResult {
    return html`<button type="button" class="tile" @click=${() => this.#play(puzzle)}>
      ${thumbnail(puzzle.picture)}
      <span>
        <span class="tile-name">${puzzle.title || puzzle.name}</span>
        ${puzzle.warnings.map((warning) => html`<span class="tile-note">${warning}</span>`)}
        <span class="tile-note state-note to-play">${this.texts.say('library.paste.play')}</span>
      </span>
    </button>`;
  }

  /** An answer to the text before would seem to be one to this text. */
  #forget(): void {
    this.#reader?.stop();
    this.reading = undefined;
    this.isReading = false;
    this.trouble = '';
  }

  /** The text is too long, or that is over. */
  #refuse(): void {
    queueMicrotask(() => (this.trouble = this.#field.errorMessage)); // it is said behind the event
  }

  async #read(): Promise<void> {
    this.#forget();
    if (this.#field.invalid) {
      this.#refuse();
      this.#field.focus();
      return;
    }
    this.isReading = true;
    try {
      this.#reader ??= new PuzzleReader(this.texts.all);
      const reading = await this.#reader.read(this.#field.value);
      if (reading === undefined) {
        return; // another text is being read
      }
      this.reading = reading;
      this.isReading = false;
      await this.updateComplete;
      if (reading.count > 0) {
        this.querySelector<HTMLElement>('.found')!.focus();
      }
    } catch (failure) {
      this.isReading = false;
      this.trouble = this.texts.say(`offline.paste.${failure instanceof TeacherError ? failure.why : 'failed'}`);
    }
  }

  async #play(found: FoundPuzzle): Promise<void> {
    const { kind, name, puzzle, picture, title } = found;
    const { rows, columns } = picture;
    try {
      const order = { kind, rows, columns, grade: '' };
      const game = await beginNew(begunGame({ source: '', puzzle, picture, title }, order, name, '', new Date()));
      if (await isThere()) {
        await synchronize().catch(() => undefined); // or its page would not know the game
      }
      location.assign(`${prefix}/play/${game.id}`);
    } catch (failure) {
      this.trouble = this.texts.say(`offline.new.${store.reason(failure) === 'full' ? 'full' : 'unstored'}`);
    }
  }
}

customElements.define('pasted-puzzles', PastedPuzzles);
