import { html, nothing, type TemplateResult } from 'lit';
import { pageLanguage } from '../../board/text/message.js';
import { GRADES } from '../device/kept-game.js';
import type { OfflineTexts } from '../device/texts.js';
import { thumbnail } from '../tile/thumbnail.js';
import type { OfferedKind, Order, Size } from './offer.js';

export interface Choice {
  /** `8x8`. */
  readonly size: string;
  readonly grade: string;
}

export interface StartCardProps {
  readonly texts: OfflineTexts;
  readonly kind: OfferedKind;
  readonly choice: Choice | undefined;
  /** Another puzzle is being made. */
  readonly isBusy: boolean;
  /** The progress of the one that is made here. */
  readonly progress: TemplateResult;
  choose(choice: Choice): void;
  /** `delay` as the offer has it. */
  play(event: Event, order: Order, delay: string): void;
}

/** A kind with its sizes and grades, and the button that makes one, as org.crosscage.home.ui.StartCard has them. */
export function startCard({ texts, kind, choice, isBusy, progress, choose, play }: StartCardProps): TemplateResult {
  const { id } = kind;
  const size = kind.sizes.find((each) => written(each) === (choice?.size ?? kind.usual))!;
  const grade = choice && choice.grade in size.grades ? choice.grade : '';
  const absent = GRADES.slice(0, -1).filter((each) => !(each in size.grades));
  const order = { kind: id, rows: size.rows, columns: size.columns, grade };
  return html`<section class="card start-card" data-kind=${id}>
    <div class="start-head">
      <h3>${texts.say(`shell.kind.${id}`)}</h3>
      <p class="quiet">${texts.say(`library.kind.${id}`)}</p>
    </div>
    ${thumbnail(kind.sample)}
    <div class="size-choice">
      <fieldset class="chips">
        <legend class="visually-hidden">${texts.say('library.sizes')}</legend>
        ${kind.sizes.map(
          (each) =>
            html`<label>
              <input
                type="radio"
                name="size-${id}"
                value=${written(each)}
                .checked=${each === size}
                @change=${() => choose({ size: written(each), grade })}
              /><span>${texts.say('library.size', { rows: each.rows, columns: each.columns })}</span>
            </label>`,
        )}
      </fieldset>
    </div>
    <div class="start-foot">
      <label class="picker" id="grade-${id}">
        <span>${texts.say('library.filter.grade')}</span>
        <select @change=${({ target }: Event) => choose({ size: written(size), grade: (target as HTMLSelectElement).value })}>
          ${Object.keys(size.grades).map(
            (each) =>
              html`<option value=${each} .selected=${each === grade}>
                ${texts.say(each === '' ? 'library.grade.any' : `shell.grade.${each}`)}
              </option>`,
          )}
        </select>
      </label>
      <button
        type="button"
        class="tool primary"
        id="play-${id}"
        ?disabled=${isBusy}
        @click=${(event: Event) => play(event, order, size.grades[grade] ?? '')}
      >
        <span>${texts.say('library.play', { kind: texts.say(`shell.kind.${id}`) })}</span>
      </button>
      ${progress}
      ${absent.length === 0
        ? nothing
        : html`<span class="quiet start-absent">${texts.say('library.grade.absent', { grades: any(absent.map((each) => texts.say(`shell.grade.${each}`))) })}</span>`}
    </div>
  </section>`;
}

/** The value of a size's field: `8x8`. */
function written({ rows, columns }: Size): string {
  return `${rows}x${columns}`;
}

function any(items: readonly string[]): string {
  return new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(items);
}
