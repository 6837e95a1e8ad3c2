import { html, nothing, type TemplateResult } from 'lit';
import { clock } from '../../board/companions/play-timer.js';
import { dayOf, isBegun, isFinished, noon, type KeptGame } from '../device/kept-game.js';
import type { OfflineTexts } from '../device/texts.js';
import { digitsOf } from './digits.js';
import { gradeSign, gradeWord } from './grade-sign.js';
import { thumbnail } from './thumbnail.js';
import { prefix } from '../../connection/prefix.js';

/** A puzzle or game in a list. What the heading above says is not said again. */
export function tile(texts: OfflineTexts, game: KeptGame, heading: string): TemplateResult {
  const { id, picture, title, name, facts } = game;
  const digits = digitsOf(game);
  const day = dayOf(game);
  const isSaid = (words: string): boolean => words === '' || heading.includes(words);
  const all = [title === '' ? name : title, day !== undefined && isSaid(texts.date(noon(day))) ? '' : facts];
  const [first = name, ...others] = all.filter((words) => !isSaid(words));
  return html`<a class="tile" href="${prefix}/play/${id}">
    ${thumbnail(picture, digits)}
    <span>
      <span class="tile-name">${first}</span>
      ${isSaid(gradeWord(texts, game)) ? nothing : html`<span class="tile-note">${gradeSign(texts, game)}</span>`}
      ${others.map((words) => html`<span class="tile-note">${words}</span>`)} ${progress(texts, game, digits)}
    </span>
  </a>`;
}

function progress(texts: OfflineTexts, game: KeptGame, digits: readonly (number | null)[]): TemplateResult | typeof nothing {
  const { seconds, hints, solutionShown } = game.archived;
  if (isFinished(game)) {
    const how = solutionShown ? 'shown' : hints > 0 ? 'aided' : 'unaided';
    return html`<span class="tile-note state-note"
      ><span class="done">${texts.say('me.game.done')}</span> <span>${texts.say(`me.game.${how}`, { time: clock(seconds), hints })}</span></span
    >`;
  }
  const filled = digits.filter((digit) => digit !== null).length;
  return isBegun(game) ? html`<span class="tile-note">${texts.say('library.progress', { filled, cells: digits.length, time: clock(seconds) })}</span>` : nothing;
}
