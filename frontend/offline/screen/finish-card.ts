import { html, nothing, type TemplateResult } from 'lit';
import { clock } from '../../board/companions/play-timer.js';
import { moves } from '../device/device-game.js';
import type { KeptGame } from '../device/kept-game.js';
import type { OfflineTexts } from '../device/texts.js';
import { icon } from './frame.js';
import { prefix } from '../../connection/prefix.js';

/** How many hints a game took, and what they cost. */
export function helpTaken(texts: OfflineTexts, kept: KeptGame): string {
  const { hints, hintCost } = kept.archived;
  return texts.say('play.finish.hints.count', { hints, cost: hintCost });
}

/** Shows what a finished game took, and the way on: to the puzzle that comes next, if any is here. A guest stays. */
export function finishCard(
  texts: OfflineTexts,
  kept: KeptGame,
  isSolved: boolean,
  isGuest: boolean,
  next: KeptGame | undefined,
  close: () => void,
): TemplateResult {
  const { seconds } = kept.archived;
  const fact = (name: string, value: string): TemplateResult =>
    html`<div><dt>${texts.say(`play.finish.${name}`)}</dt><dd>${value}</dd></div>`;
  const closes = texts.say('play.finish.close');
  const onward = next
    ? html`<a class="tool primary" id="next-puzzle" href="${prefix}/play/${next.id}">${icon('next')}<span>${texts.say('play.finish.next')}</span></a>`
    : nothing;
  return html`<section class="card talk finish" id="finish" aria-labelledby="finish-title">
    <div class="eyebrow">${texts.say('play.finish.eyebrow')}</div>
    <h2 id="finish-title">${texts.say(isSolved ? 'play.finish.title.right' : 'play.finish.changed')}</h2>
    <div>
      <dl class="facts">
        ${fact('time', clock(seconds))}${fact('hints', helpTaken(texts, kept))}${fact('moves', String(moves(kept.archived)))}
      </dl>
      ${isGuest ? nothing : html`<p>${texts.say('offline.finish.kept')}</p>`}
    </div>
    ${isGuest
      ? nothing
      : html`<div class="row">
            ${onward}<a class="tool" href="${prefix}/">${icon('back')}<span>${texts.say('offline.finish.home')}</span></a>
          </div>
          <button
            type="button"
            class="icon icon-button close"
            title=${closes}
            aria-label=${closes}
            @click=${close}
          >
            ${icon('close')}
          </button>`}
  </section>`;
}
