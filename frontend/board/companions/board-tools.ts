import { css, html, nothing, type TemplateResult } from 'lit';
import type { Board } from '../element/board.js';
import { Companion, companionStyle } from './companion.js';
import { ICONS } from './icons.js';
import { shortcutOf } from '../input/keys.js';
import type { TextKey } from '../text/text-keys.js';
import { MODES, type Mode } from '../puzzle/types.js';

/**
 * What a digit key writes, undo and redo, zoom where the board needs it. The default slot takes the page's own buttons
 * (check, hint, solve).
 */
export class BoardTools extends Companion {
  static override styles = [
    companionStyle,
    css`
      .tools {
        display: flex;
        flex-wrap: wrap;
        gap: var(--s-2, 8px);
        justify-content: center;
        align-items: center;
      }
      .modes {
        display: flex;
        outline: 1px solid var(--hair);
        outline-offset: -1px;
        border-radius: var(--r-m, 10px);
        background: var(--surface);
        overflow: hidden;
      }
      .modes button {
        border: 0;
        border-radius: 0;
        min-height: var(--touch, 44px);
        padding: 0 14px;
        font-weight: 550;
        color: var(--ink-2);
        transition: none;
      }
      .modes button:focus-visible {
        outline-offset: -4px;
      }
      .modes button[aria-pressed='true'] {
        background: var(--ink);
        color: var(--paper);
      }
      .pair {
        display: flex;
        gap: var(--s-2, 8px);
      }
      .pair button {
        width: 48px;
      }
      .turns:dir(rtl) svg {
        transform: scaleX(-1);
      }
      @media (min-width: 1000px) and (max-width: 1359px) {
        .modes button {
          padding: 0 10px;
        }
        .pair button {
          width: 44px;
        }
      }
      @media (max-width: 479px), (max-width: 999px) and (max-height: 559px) {
        .tools,
        .pair {
          gap: 6px;
        }
        .modes button {
          padding: 0 8px;
          font-size: 15px;
          letter-spacing: -0.01em;
        }
        .pair button {
          width: 44px;
        }
        /* what zooms does not stand alone in the second row */
        .tools:has(.pair:not(.turns, .chosen)) .modes {
          flex: 1 0 100%;
        }
        .tools:has(.pair:not(.turns, .chosen)) .modes button {
          flex: 1;
        }
        /* a second row would push the board from under the fingers that zoom it */
        .pair.chosen {
          display: none;
        }
      }
    `,
  ];

  protected override render(): TemplateResult {
    const { board } = this;
    const mode = board?.controls.mode ?? 'digit';
    return html`<div class="tools" role="group" aria-label=${this.text('tools.label')} @mousedown=${this.keepFocus}>
      <div class="modes" role="group" aria-label=${this.text('tools.modes')}>
        ${MODES.map((each) => this.#mode(each, each === mode))}
      </div>
      <div class="pair turns">
        ${this.#button('tools.undo', ICONS.undo, board?.play?.canUndo ?? false, () => board?.controls.undo())}
        ${this.#button('tools.redo', ICONS.redo, board?.play?.canRedo ?? false, () => board?.controls.redo())}
      </div>
      ${board ? this.#zoom(board) : nothing}
      <slot></slot>
    </div>`;
  }

  #mode(mode: Mode, on: boolean): TemplateResult {
    const letterKeys = this.puzzleBoard?.settings.preferences.letterKeys ?? false;
    return html`<button
      type="button"
      aria-pressed=${on}
      aria-keyshortcuts=${shortcutOf(`mode-${mode}`, letterKeys) ?? nothing}
      @click=${() => this.board?.controls.setMode(mode)}
    >
      ${this.text(`mode.${mode}`)}
    </button>`;
  }

  #zoom(board: Board): TemplateResult | typeof nothing {
    const { viewport } = board;
    const isNeeded = viewport.isTooSmall || board.hasSmallMarks;
    if (!isNeeded && !viewport.overflows && viewport.zoom === undefined) {
      return nothing;
    }
    return html`<div class="pair ${isNeeded ? '' : 'chosen'}">
      ${this.#button('tools.zoom-out', ICONS.smaller, !viewport.smallest, () => board.zoom(-1))}
      ${this.#button('tools.zoom-in', ICONS.larger, true, () => board.zoom(1))}
    </div>`;
  }

  #button(key: TextKey, icon: TemplateResult, enabled: boolean, act: () => void): TemplateResult {
    const label = this.text(key);
    return html`<button type="button" aria-label=${label} title=${label} aria-disabled=${!enabled} @click=${act}>
      ${this.sign(icon, key)}
    </button>`;
  }
}

customElements.define('board-tools', BoardTools);
