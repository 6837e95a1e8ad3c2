import { css, html, LitElement, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/text/message.js';
import { DIGIT_KEYS, keysFor } from './entry.js';
import { keyFrom } from './roving.js';
import type { SketchCommand } from './sketch-keys.js';

interface Key {
  readonly sign: string;
  readonly label: string;
  readonly command: SketchCommand;
}

/**
 * The keys for whoever has no keyboard, behind the board in the tab order and one stop in it: arrows go from key to key.
 *
 * Event: sketch-key with a command.
 */
export class SketchPad extends LitElement {
  static override properties = {
    texts: { attribute: false },
    clues: { attribute: false },
    cells: { attribute: false },
    signs: { attribute: false },
    digits: { attribute: false },
    current: { state: true },
  };
  static override styles = css`
    :host {
      display: block;
      container-type: inline-size;
    }
    .pad,
    .row {
      display: grid;
      gap: 6px;
    }
    .pad {
      margin-block-start: 10px;
      max-width: 560px;
      margin-inline: auto;
      direction: ltr;
    }
    /* whole rows whatever the room: digits five and five or side by side, below them what goes with them */
    .digits {
      grid-template-columns: repeat(5, 1fr);
    }
    .acts {
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
    }
    @container (width >= 500px) {
      .digits {
        grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
      }
    }
    button {
      min-width: 44px;
      min-height: 44px;
      border: 1px solid var(--line);
      border-radius: var(--r-m, 10px);
      background: var(--surface);
      color: var(--ink);
      font: 650 18px/1 var(--font, system-ui, sans-serif);
      cursor: pointer;
      touch-action: manipulation;
    }
    button:focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: 1px;
    }
    button:active {
      background: var(--surface-2);
    }
  `;

  declare texts: Texts;
  /** Whether clues are typed, and not the digits of the solution. */
  declare clues: boolean;
  /** Whether clues stand in white cells: then digits have a tool of their own, else sums are typed beside them. */
  declare cells: boolean;
  /** Of the operations among which whoever writes a clue chooses. */
  declare signs: readonly string[];
  /** Those of the solution. */
  declare digits: readonly number[];
  declare current: number;

  constructor() {
    super();
    this.texts = {};
    this.clues = false;
    this.cells = false;
    this.signs = [];
    this.digits = [];
    this.current = 0;
  }

  /** By rows: digits, signs, and what is done with what is written. */
  get #rows(): readonly (readonly Key[])[] {
    const { texts, clues, cells, signs, digits } = this;
    const typed = cells && !clues ? keysFor(digits) : DIGIT_KEYS;
    const type = (sign: string): Key => ({ sign, label: sign, command: { name: 'type', text: sign } });
    const flip: Key = { sign: '⤡', label: message(texts, 'pad.flip'), command: { name: 'flip' } };
    const erase: Key = { sign: '⌫', label: message(texts, 'pad.erase'), command: { name: 'erase' } };
    const commit: Key = { sign: '✓', label: message(texts, 'pad.commit'), command: { name: 'commit' } };
    return [
      typed.map(type),
      clues ? signs.map(type) : [],
      [...(clues && !cells ? [flip] : []), erase, ...(clues ? [commit] : [])],
    ].filter((row) => row.length > 0);
  }

  protected override render(): TemplateResult {
    const rows = this.#rows;
    const count = rows.flat().length;
    const current = Math.min(this.current, count - 1);
    let index = 0;
    return html`<div
      class="pad"
      role="toolbar"
      aria-label=${message(this.texts, 'pad')}
      @keydown=${(event: KeyboardEvent) => this.#pressed(event, current)}
    >
      ${rows.map(
        (row, at) =>
          html`<div class="row ${at === 0 ? 'digits' : 'acts'}" role="presentation">
            ${row.map((key) => this.#keyTemplate(key, index++, current))}
          </div>`,
      )}
    </div>`;
  }

  #keyTemplate({ sign, label, command }: Key, index: number, current: number): TemplateResult {
    return html`<button
      type="button"
      aria-label=${label}
      tabindex=${index === current ? 0 : -1}
      @focus=${() => (this.current = index)}
      @click=${() => this.dispatchEvent(new CustomEvent('sketch-key', { detail: command }))}
    >
      ${sign}
    </button>`;
  }

  /** Arrows and the keys that press stay here; what else is pressed goes on to the board. */
  #pressed(event: KeyboardEvent, current: number): void {
    const isPress = event.key === ' ' || event.key === 'Enter';
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const spots = buttons.map(({ offsetLeft, offsetTop, offsetWidth }) => ({ x: offsetLeft + offsetWidth / 2, y: offsetTop }));
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyFrom(current, event.key, spots);
    if (to !== undefined) {
      event.preventDefault();
      buttons[to]!.focus();
    }
    if (to !== undefined || isPress) {
      event.stopPropagation();
    }
  }
}

customElements.define('sketch-pad', SketchPad);
