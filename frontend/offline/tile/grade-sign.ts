import { html, svg, type TemplateResult } from 'lit';
import { GRADES, type DeviceGame } from '../device/kept-game.js';
import type { OfflineTexts } from '../device/texts.js';

const STEP = 5;
const HEIGHT = 15;
const SLOPE = 2;

type Graded = Pick<DeviceGame, 'grade'>;

export function gradeWord(texts: OfflineTexts, { grade }: Graded): string {
  return grade === '' ? '' : texts.say(`shell.grade.${grade}`);
}

/** A puzzle's grade as `board.ui.tile.GradeSign` draws it, with no bar filled where none is known. */
export function gradeSign(texts: OfflineTexts, game: Graded): TemplateResult {
  const filled = GRADES.indexOf(game.grade) + 1;
  return html`<span class="grade">
    <div>
      <svg aria-hidden="true" viewBox="0 0 ${GRADES.length * STEP - 2} ${HEIGHT}">${GRADES.map((_, bar) => rectangle(bar, bar < filled))}</svg>
    </div>
    <span>${game.grade === '' ? texts.say('shell.grade.none') : gradeWord(texts, game)}</span>
  </span>`;
}

function rectangle(bar: number, isFilled: boolean): TemplateResult<2> {
  const height = HEIGHT - SLOPE * (GRADES.length - 1 - bar);
  return svg`<rect class=${isFilled ? 'on' : 'off'} x=${bar * STEP} y=${HEIGHT - height} width="3" height=${height} rx="1"></rect>`;
}
