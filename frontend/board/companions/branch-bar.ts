import { css, html, nothing, type TemplateResult } from 'lit';
import { branchStyle } from '../element/branch-style.js';
import { branchClasses, branchLetter, type Branch } from '../game/branches.js';
import { Companion, companionStyle } from './companion.js';
import { shortcutOf, type KeyAction } from '../input/keys.js';

/**
 * What there is to know of the innermost open branch, and to do with it; hidden when none is open. The page decides where it
 * lies, so that nothing else moves when it comes.
 */
export class BranchBar extends Companion {
  static override styles = [
    companionStyle,
    branchStyle,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: var(--s-1, 4px) var(--s-2, 8px);
      }
      .letter {
        display: grid;
        place-items: center;
        min-width: 26px;
        height: 26px;
        padding-inline: 4px;
        box-sizing: border-box;
        border-radius: var(--r-s, 6px);
        background: var(--of-branch);
        color: var(--surface);
        font-weight: 750;
      }
      .about {
        flex: 1 1 auto;
        display: var(--about, flex);
        flex-wrap: wrap;
        gap: 0 var(--s-2, 8px);
        min-width: 0;
        line-height: 1.25;
      }
      .about b {
        font-weight: 650;
      }
      .moves {
        color: var(--ink-2);
        white-space: nowrap;
      }
      .ways {
        display: flex;
        gap: var(--s-2, 8px);
      }
      button {
        padding: 0 12px;
        font-weight: 550;
        white-space: nowrap;
      }
      @media (max-width: 639px), (max-width: 999px) and (max-height: 559px) {
        .bar {
          flex-wrap: nowrap;
        }
        .about {
          flex: 1 1 0;
          flex-direction: column;
          font-size: 13px;
        }
        /* the letter has its square, the rest is in the board's label */
        .about b,
        .began {
          overflow: hidden;
          text-overflow: ellipsis;
          white-space: nowrap;
        }
        .ways {
          gap: 6px;
        }
        button {
          padding: 0 9px;
          font-size: 15px;
        }
        .long {
          display: none;
        }
      }
      @media (min-width: 640px) and (min-height: 560px), (min-width: 1000px) {
        .short {
          display: none;
        }
      }
    `,
  ];

  /** Only a branch that is there has a bar. */
  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    super.willUpdate(changed);
    this.hidden = this.#open.length === 0;
  }

  protected override render(): TemplateResult | typeof nothing {
    const open = this.#open;
    const branch = open.at(-1);
    if (!branch) {
      return nothing;
    }
    const letter = branchLetter(open.length);
    const { hints } = this.puzzleBoard!.settings.preferences;
    return html`<div
      class="bar ${branchClasses(open.length)}"
      role="group"
      aria-label=${this.text('branch.label', { letter })}
      @mousedown=${this.keepFocus}
    >
      <span class="letter" aria-hidden="true">${letter}</span>
      <span class="about">${this.#about(branch, letter)}</span>
      <span class="ways">
        ${hints ? this.#why(letter) : nothing}
        ${this.#button('drop', letter, () => this.board?.controls.drop())}
        ${this.#button('accept', letter, () => this.board?.controls.accept())}
      </span>
    </div>`;
  }

  get #open(): readonly Branch[] {
    return this.board?.branches ?? [];
  }

  #about({ began, moves }: Branch, letter: string): TemplateResult {
    const { topology } = this.board!;
    const places = began.map(({ cell, digit }) =>
      this.text('branch.place', { row: topology.row(cell) + 1, column: topology.column(cell) + 1, digit }),
    );
    const what = places.length > 2 ? `${places[0]}, …` : places.join(', ');
    return html`
      <b class="long">${this.text('branch.label', { letter })}</b>
      ${places.length > 0
        ? html`<span class="began"><span class="long">${this.text('branch.began', { what })}</span><b class="short">${what}</b></span>`
        : html`<span class="began">${this.text('branch.empty')}</span>`}
      <span class="moves">${this.text('branch.moves', { count: moves })}</span>
    `;
  }

  #why(letter: string): TemplateResult {
    const name = this.text('branch.why');
    return html`<button
      type="button"
      aria-label=${name}
      title=${this.text('branch.why.title', { letter })}
      aria-keyshortcuts=${this.#shortcut('why-branch')}
      @click=${() => this.puzzleBoard?.ask('why-branch')}
    >
      <span class="long">${name}</span><span class="short">${this.text('branch.why.short')}</span>
    </button>`;
  }

  #button(way: 'accept' | 'drop', letter: string, act: () => void): TemplateResult {
    const editable = this.puzzleBoard?.settings.editable ?? false;
    return html`<button
      type="button"
      title=${this.text(`branch.${way}.title`, { letter })}
      aria-disabled=${!editable}
      aria-keyshortcuts=${this.#shortcut(way)}
      @click=${act}
    >
      ${this.text(`branch.${way}`)}
    </button>`;
  }

  #shortcut(action: KeyAction): string | typeof nothing {
    return shortcutOf(action, this.puzzleBoard?.settings.preferences.letterKeys ?? false) ?? nothing;
  }
}

customElements.define('branch-bar', BranchBar);
