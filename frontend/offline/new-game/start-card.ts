import { html, nothing, type TemplateResult } from 'lit';
import { pageLanguage } from '../../board/text/page-language.js';
import { GRADES } from '../device/kept-game.js';
import type { OfflineTexts } from '../device/texts.js';
import { thumbnail } from '../tile/thumbnail.js';
import { writtenSize, type Choice, type OfferedKind, type Order } from './offer.js';

const LENGTHS = ['small', 'medium', 'large', 'giant'];

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
  const size = kind.sizes.find((each) => writtenSize(each) === choice?.size) ?? kind.sizes[0]!;
  const [any, ...grades] = Object.keys(size.grades) as [string, ...string[]];
  const grade = choice && Object.hasOwn(size.grades, choice.grade) ? choice.grade : grades[0]!;
  const absent = GRADES.slice(0, -1).filter((each) => !(each in size.grades));
  const order = { kind: id, rows: size.rows, columns: size.columns, grade };
  return html`<section class="card start-card" data-kind=${id}>
    <div class="start-head">
      <h3>${texts.say(`shell.kind.${id}`)}</h3>
      <p class="quiet">${texts.say(`library.kind.${id}`)}</p>
    </div>
    ${thumbnail(kind.sample)}
    <div class="grade-choice">
      <fieldset class="chips choice">
        <legend>${texts.say('library.filter.grade')}</legend>
        ${[...grades, any].map((each) =>
          chip(
            `grade-${id}`,
            each,
            texts.say(each === '' ? 'library.grade.any' : `shell.grade.${each}`),
            each === grade,
            () => choose({ size: writtenSize(size), grade: each }),
          ),
        )}
      </fieldset>
    </div>
    <div class="size-choice">
      ${LENGTHS.map((length) => ({ length, sizes: kind.sizes.filter((each) => each.length === length) }))
        .filter(({ sizes }) => sizes.length > 0)
        .map(
          ({ length, sizes }) => html`<fieldset class="chips choice">
            <legend>${texts.say(`library.length.${length}`)}</legend>
            ${sizes.map((each) =>
              chip(
                `size-${id}`,
                writtenSize(each),
                texts.say('library.size', { rows: each.rows, columns: each.columns }),
                each === size,
                () => choose({ size: writtenSize(each), grade }),
              ),
            )}
          </fieldset>`,
      )}
    </div>
    <div class="start-foot">
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
        : html`<span class="quiet start-absent">${texts.say('library.grade.absent', { grades: anyOf(absent.map((each) => texts.say(`shell.grade.${each}`))) })}</span>`}
    </div>
  </section>`;
}

function chip(group: string, value: string, words: string, isChosen: boolean, choose: () => void): TemplateResult {
  return html`<label>
    <input type="radio" name=${group} value=${value} .checked=${isChosen} @change=${choose} /><span>${words}</span>
  </label>`;
}

function anyOf(items: readonly string[]): string {
  return new Intl.ListFormat(pageLanguage(), { type: 'disjunction' }).format(items);
}
