import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { prefix } from '../../connection/prefix.js';
import '../../shell/large-text.js';
import { isThere } from '../device/reconnection.js';
import { beginNew } from '../device/opened.js';
import * as store from '../device/store.js';
import type { OfflineTexts } from '../device/texts.js';
import { synchronize } from '../device/way-back.js';
import { begunGame } from '../new-game/begun-game.js';
import { TeacherError } from '../teacher/module-thread.js';
import { thumbnail } from '../tile/thumbnail.js';
import { PuzzleReader, type FoundPuzzle, type Reading } from './puzzle-reader.js';

/** The longest text that is read, in UTF-8 bytes, as org.crosscage.core.kind.Lines has it. */
const MOST_BYTES = 1 << 20;

/** The parts of what is shared with the installed game, as `shell.document.WebManifest` names them. */
const SHARED = ['text', 'url', 'title'] as const;

/** Reads puzzles that a player pastes, as `library.ui.ImportView` has it. It is a field as `large-text.ts` wants one. */
export class PastedPuzzles extends LitElement {
  static override properties = {
    texts: { attribute: false },
    shared: { type: Boolean },
    reading: { state: true },
    doing: { state: true },
    invalid: { state: true },
    errorMessage: { state: true },
    trouble: { state: true },
  };

  declare texts: OfflineTexts;
  /** Whether the address has a text to be read at once. */
  declare shared: boolean;
  declare reading: Reading | undefined;
  declare doing: 'reading' | 'starting' | undefined;
  declare invalid: boolean;
  /** Why the text is not read at all. */
  declare errorMessage: string;
  /** Why nothing was read, or a game could not begin. */
  declare trouble: string;
  #reader: PuzzleReader | undefined;

  constructor() {
    super();
    this.invalid = false;
    this.errorMessage = '';
    this.trouble = '';
    this.addEventListener('refusal', () => this.#forget());
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    Object.assign(this.dataset, { kept: 'import', most: MOST_BYTES, tooLong: this.texts.all['formats.error.too-long'] });
    const parts = this.shared ? new URLSearchParams(location.search) : new URLSearchParams();
    const texts = SHARED.flatMap((part) => parts.get(part) ?? []).filter((text) => text.trim() !== '');
    if (texts.length > 0) {
      history.replaceState(null, '', location.pathname);
      this.value = texts[0]!;
      this.#area.dispatchEvent(new InputEvent('input', { bubbles: true })); // as if it was typed, so that it is kept
      void this.#read(texts);
    } else {
      window.crosscageKeptText?.(this);
    }
  }

  get value(): string {
    return this.#area.value;
  }

  set value(text: string) {
    this.#area.value = text;
  }

  get #area(): HTMLTextAreaElement {
    return this.querySelector('textarea')!;
  }

  protected override render(): TemplateResult {
    const { texts, doing, errorMessage } = this;
    return html`<form
        class="offline-paste"
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.#read([this.value]);
        }}
      >
        <label for="import-text">${texts.say('library.paste.label')}</label>
        <textarea
          id="import-text"
          rows=${this.shared ? 12 : 6}
          spellcheck="false"
          autocapitalize="off"
          autocomplete="off"
          aria-invalid=${this.invalid}
          aria-describedby="import-refusal"
          ?readonly=${doing === 'starting'}
          @input=${() => this.#forget()}
        ></textarea>
        ${errorMessage === '' ? nothing : html`<p class="said-wrong" id="import-refusal" role="alert">${errorMessage}</p>`}
        <button type="submit" class="tool primary" id="import-read" ?disabled=${doing !== undefined}>
          <span>${texts.say('library.paste.read')}</span>
        </button>
      </form>
      <div class="found" aria-live="polite" tabindex="-1">
        ${doing === 'reading' ? html`<p>${texts.say('library.paste.reading')}</p>` : nothing} ${this.#found()}
        ${doing === 'starting' ? html`<p>${texts.say('offline.paste.starting')}</p>` : nothing} ${this.#complaint(this.trouble)}
      </div>`;
  }

  #found(): TemplateResult | typeof nothing {
    const { texts, reading } = this;
    if (reading === undefined) {
      return nothing;
    }
    const { count, puzzles, flaws } = reading;
    return html`${count === 0 ? nothing : html`<h2 class="section-title">${texts.say('library.paste.found', { count })}</h2>`}
      ${this.#complaint(flaws.join('\n'))}
      ${puzzles.length === 0
        ? nothing
        : html`<ul class="tiles">
            ${puzzles.map((puzzle) => html`<li>${this.#tile(puzzle)}</li>`)}
          </ul>`}
      ${count > puzzles.length ? html`<p>${texts.say('library.paste.more', { count: count - puzzles.length })}</p>` : nothing}`;
  }

  #complaint(words: string): TemplateResult | typeof nothing {
    return words === '' ? nothing : html`<p class="said-wrong">${words}</p>`;
  }

  #tile(puzzle: FoundPuzzle): TemplateResult {
    return html`<button type="button" class="tile" ?disabled=${this.doing !== undefined} @click=${() => this.#play(puzzle)}>
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
    this.doing = undefined;
    this.trouble = '';
  }

  /** Shows the first text with a puzzle, or else what is wrong with the first. */
  async #read(texts: readonly string[]): Promise<void> {
    this.#forget();
    if (this.invalid) {
      this.#area.focus();
      return;
    }
    this.doing = 'reading';
    try {
      this.#reader ??= new PuzzleReader(this.texts.all);
      let shown: Reading | undefined;
      for (const text of texts) {
        const reading = await this.#reader.read(text);
        if (reading === undefined) {
          return; // the text has changed, or is read again
        }
        shown = shown === undefined || reading.count > 0 ? reading : shown;
        if (reading.count > 0) {
          break;
        }
      }
      this.reading = shown;
    } catch (failure) {
      this.trouble = this.texts.say(`offline.paste.${failure instanceof TeacherError ? failure.why : 'failed'}`);
    }
    this.doing = undefined;
    await this.updateComplete;
    const found = this.querySelector<HTMLElement>('.found')!;
    found.scrollIntoView({ block: 'nearest' });
    if (this.reading && this.reading.count > 0) {
      found.focus();
    } else if (document.activeElement === document.body) {
      this.querySelector<HTMLElement>('#import-read')!.focus({ preventScroll: true }); // it was disabled meanwhile
    }
  }

  async #play(found: FoundPuzzle): Promise<void> {
    const { kind, name, puzzle, picture, title } = found;
    const { rows, columns } = picture;
    this.doing = 'starting';
    this.trouble = '';
    try {
      const order = { kind, rows, columns, grade: '' };
      const game = await beginNew(begunGame({ source: '', puzzle, picture, title }, order, name, '', new Date()));
      if (await isThere()) {
        await synchronize().catch(() => undefined); // or its page would not know the game
      }
      location.assign(`${prefix}/play/${game.id}`);
      window.addEventListener('pagehide', () => (this.doing = undefined), { once: true }); // whoever comes back may begin another
    } catch (failure) {
      this.doing = undefined;
      this.trouble = this.texts.say(`offline.new.${store.reason(failure) === 'full' ? 'full' : 'unstored'}`);
      await this.updateComplete;
      this.querySelector<HTMLElement>('.found')!.focus(); // the tile was disabled meanwhile
    }
  }
}

customElements.define('pasted-puzzles', PastedPuzzles);
