import { css, html, LitElement, type TemplateResult } from 'lit';
import { isOn, KEY_TABLE, type KeyBinding, type KeyRow } from '../input/keys.js';
import { message, type Texts } from '../text/message.js';
import type { TextKey } from '../text/text-keys.js';

const PRINTED: Readonly<Record<string, string>> = {
  arrowup: '↑',
  arrowdown: '↓',
  arrowleft: '←',
  arrowright: '→',
  '-': '−',
};

const NAMED: Readonly<Record<string, TextKey>> = {
  ' ': 'cap.space',
  home: 'cap.home',
  end: 'cap.end',
  tab: 'cap.tab',
  escape: 'cap.escape',
  backspace: 'cap.backspace',
  delete: 'cap.delete',
  '0-9': 'cap.digits',
};

/**
 * The list of all keys, made from the table that the board obeys. `letters`: whether single letters are on; `hints` and
 * `branches`: whether there are any; `game`: whether it has a clock and combinations; `largest`: the largest digit of the puzzle.
 */
export class KeyHelp extends LitElement {
  static override styles = css`
    :host {
      display: block;
      font-family: var(--font, system-ui, sans-serif);
      color: var(--ink);
    }
    .groups {
      columns: 2 360px;
      column-gap: var(--s-6, 32px);
    }
    section {
      break-inside: avoid;
      margin-block-end: var(--s-5, 24px);
    }
    h3 {
      margin: 0 0 var(--s-2, 8px);
      font-size: 14px;
      font-weight: 650;
      color: var(--ink-2);
    }
    dl {
      display: grid;
      grid-template-columns: minmax(6em, 11.5em) 1fr;
      gap: 7px var(--s-4, 16px);
      margin: 0;
    }
    @media (width < 640px) {
      dl {
        grid-template-columns: 1fr;
        gap: 3px;
      }
      dd {
        margin-block-end: var(--s-2, 8px);
      }
    }
    dt {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 8px;
      align-content: start;
    }
    dd {
      margin: 0;
      line-height: 1.45;
    }
    .chord {
      display: inline-flex;
      gap: 3px;
      white-space: nowrap;
    }
    kbd {
      display: inline-block;
      min-width: 1.1em;
      padding: 1px 7px 2px;
      border: 1px solid var(--hair);
      border-bottom-width: 2px;
      border-radius: var(--r-s, 6px);
      background: var(--surface-2);
      font: 600 14px/1.4 var(--font, system-ui, sans-serif);
      text-align: center;
    }
  `;

  static override properties = {
    texts: { attribute: false },
    letters: { type: Boolean },
    hints: { type: Boolean },
    branches: { type: Boolean },
    question: { type: Boolean },
    game: { type: Boolean },
    largest: { type: Number },
  };

  declare texts: Texts;
  declare letters: boolean;
  declare hints: boolean;
  declare branches: boolean;
  declare question: boolean;
  declare game: boolean;
  declare largest: number;

  constructor() {
    super();
    this.texts = {};
    this.letters = true;
    this.hints = true;
    this.branches = true;
    this.question = false;
    this.game = true;
    this.largest = 9;
  }

  protected override render(): TemplateResult {
    const { letters: letterKeys, hints, branches, question, game } = this;
    const rows = KEY_TABLE.filter((row) => isOn(row, { letterKeys, hints, branches, question, game }));
    const groups = [...new Set(rows.map(({ group }) => group))];
    return html`<div class="groups">
      ${groups.map((group) => this.#group(group, rows.filter((row) => row.group === group)))}
    </div>`;
  }

  #group(group: KeyRow['group'], rows: readonly KeyRow[]): TemplateResult {
    const texts = [...new Set(rows.map(({ text }) => text))];
    return html`<section>
      <h3>${this.#text(`help.group.${group}`)}</h3>
      <dl>
        ${texts.map((text) => {
          const keys = rows.filter((row) => row.text === text).flatMap((row) => row.keys);
          return html`<dt>${keys.length > 0 ? this.#chords(keys) : html`<kbd>${this.#text('cap.double-tap')}</kbd>`}</dt>
            <dd>${this.#text(text === 'key.value' && this.largest > 9 ? 'key.value-two' : text)}</dd>`;
        })}
      </dl>
    </section>`;
  }

  /** Keys that are held with the same others, with those said once: Ctrl ↑ ↓ ← →. */
  #chords(keys: readonly KeyBinding[]): TemplateResult[] {
    const chords = new Map<string, string[]>();
    for (const key of keys) {
      const held = [key.ctrl ? 'ctrl' : '', key.shift === true ? 'shift' : '', key.key.length > 1 ? 'named' : ''].join();
      const caps = chords.get(held) ?? this.#modifiers(key);
      chords.set(held, [...caps, this.#cap(key.key)]);
    }
    return [...chords.values()].map(
      (caps) => html`<span class="chord">${caps.map((cap) => html`<kbd>${cap}</kbd>`)}</span>`,
    );
  }

  #modifiers({ ctrl, shift }: KeyBinding): string[] {
    return [...(ctrl ? [this.#text('cap.ctrl')] : []), ...(shift === true ? [this.#text('cap.shift')] : [])];
  }

  #cap(key: string): string {
    const name = NAMED[key];
    return name ? this.#text(name) : (PRINTED[key] ?? key.toUpperCase());
  }

  #text(key: TextKey): string {
    return message(this.texts, key);
  }
}

customElements.define('key-help', KeyHelp);
