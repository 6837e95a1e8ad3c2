import { html, nothing, type TemplateResult } from 'lit';
import type { OfflineTexts } from '../device/texts.js';
import { icon } from './frame.js';

/** What went wrong, until it is put away: `key` of the texts. */
export function note(texts: OfflineTexts, key: string | undefined, putAway: () => void): TemplateResult | typeof nothing {
  const close = texts.say('shell.close');
  return key === undefined
    ? nothing
    : html`<div class="notes">
        <div class="note" role="alert">
          <p>${texts.say(key)}</p>
          <button type="button" class="icon-button close" title=${close} aria-label=${close} @click=${putAway}>${icon('close')}</button>
        </div>
      </div>`;
}
