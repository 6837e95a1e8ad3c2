import { css, html, LitElement, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/message.js';
import { DIGIT_KEYS, keysFor } from './entry.js';
import { keyFrom } from './roving.js';
import type { SketchCommand } from './sketch-keys.js';

const SIGNS = ['+', '−', '×', '÷', '?'];

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
    cages: { attribute: false },
    digits: { attribute: false },
    current: { state: true },
  };
  static override styles = css`
    .pad {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(44px, 1fr));
      gap: 6px;
      margin-block-start: 10px;
      max-width: 560px;
      margin-inline: auto;
      direction: ltr;
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
  declare cages: boolean;
  /** Those of the solution. Where there are cages, they have a tool of their own; a Kakuro's has its sums beside them. */
  declare digits: readonly number[];
  declare current: number;

  constructor() {
    super();
    this.texts = {};
    this.clues = false;
    this.cages = false;
    this.digits = [];
    this.current = 0;
  }

  get #keys(): readonly Key[] {
    const { texts, clues, cages, digits } = this;
    const inCages = clues ? [...DIGIT_KEYS, ...SIGNS] : keysFor(digits);
    const types = cages ? inCages : DIGIT_KEYS;
    const flip: Key = { sign: '⤡', label: message(texts, 'pad.flip'), command: { name: 'flip' } };
    const commit: Key = { sign: '✓', label: message(texts, 'pad.commit'), command: { name: 'commit' } };
    return [
      ...types.map((sign): Key => ({ sign, label: sign, command: { name: 'type', text: sign } })),
      ...(clues && !cages ? [flip] : []),
      { sign: '⌫', label: message(texts, 'pad.erase'), command: { name: 'erase' } },
      ...(clues ? [commit] : []),
    ];
  }

  protected override render(): TemplateResult {
    const keys = this.#keys;
    const current = Math.min(this.current, keys.length - 1);
    return html`<div
      class="pad"
      role="toolbar"
      aria-label=${message(this.texts, 'pad')}
      @keydown=${(event: KeyboardEvent) => this.#pressed(event, current)}
    >
      ${keys.map(
        ({ sign, label, command }, index) =>
          html`<button
            type="button"
            aria-label=${label}
            tabindex=${index === current ? 0 : -1}
            @focus=${() => (this.current = index)}
            @click=${() => this.dispatchEvent(new CustomEvent('sketch-key', { detail: command }))}
          >
            ${sign}
          </button>`,
      )}
    </div>`;
  }

  /** Arrows and the keys that press stay here; what else is pressed goes on to the board. */
  #pressed(event: KeyboardEvent, current: number): void {
    const isPress = event.key === ' ' || event.key === 'Enter';
    const buttons = [...this.renderRoot.querySelectorAll('button')];
    const perRow = buttons.filter((button) => button.offsetTop === buttons[0]!.offsetTop).length;
    const to = event.ctrlKey || event.metaKey || event.altKey ? undefined : keyFrom(current, event.key, buttons.length, perRow);
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
