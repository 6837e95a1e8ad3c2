import { html, type TemplateResult } from 'lit';
import type { OfflineTexts } from '../device/texts.js';
import { icon } from './frame.js';

/** The board whose keys are explained, as `KeyHelp` has it. */
export interface Keys {
  readonly letters: boolean;
  readonly hints: boolean;
  /** False for a position where a step is asked for. */
  readonly game: boolean;
  readonly largest: number;
}

export function keySheet(texts: OfflineTexts, { letters, hints, game, largest }: Keys): TemplateResult {
  const close = texts.say('shell.close');
  return html`<dialog id="keys" class="offline-dialog" aria-label=${texts.say('play.menu.keys')}>
    <form method="dialog">
      <h2>${texts.say('play.menu.keys')}</h2>
      <button class="icon-button" title=${close} aria-label=${close}>${icon('close')}</button>
    </form>
    <key-help
      .texts=${texts.area('board')}
      .letters=${letters}
      .hints=${hints}
      .branches=${game}
      .game=${game}
      .question=${!game}
      .largest=${largest}
    ></key-help>
  </dialog>`;
}
