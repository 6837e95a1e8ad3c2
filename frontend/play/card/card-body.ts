import { html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { ListedRows } from './listed-rows.js';
import { ON_CARDS, symbol } from './symbols.js';
import type { Action, Block, Card, Choices, Copy, Facts, Group, Page, Pages, Proof, Row, Rows, Span } from './types.js';

/** A long proof shows so many sentences and the conclusion. */
const FIRST = 2;

/** Does what the parts of a card are pressed for. */
export interface Hands {
  readonly rows: ListedRows;
  press(id: string): void;
  hold(row: string): void;
  more(group: Group, list: Element): void;
}

/** Cells and clues that sentences name light up on the board (`references.ts`). */
export function block(part: Block, hands: Hands): TemplateResult {
  if ('text' in part) {
    return html`<p class=${part.look || nothing}>${part.text}</p>`;
  }
  if ('sentences' in part) {
    return html`${keyed(part, proof(part))}`; // another one is folded again
  }
  if ('facts' in part) {
    return facts(part);
  }
  if ('pages' in part) {
    return pages(part);
  }
  return 'others' in part ? choices(part, hands) : rows(part, hands);
}

function proof({ sentences, folded }: Proof): TemplateResult {
  if (folded === '') {
    return html`${sentences.map(sentence)}`;
  }
  return html`${sentences.slice(0, FIRST).map(sentence)}
    <details class="between">
      <summary>${folded}</summary>
      <div>${sentences.slice(FIRST, -1).map(sentence)}</div>
    </details>
    ${sentences.slice(-1).map(sentence)}`;
}

function sentence(spans: readonly Span[]): TemplateResult {
  return html`<p>${spans.map(piece)}</p>`;
}

function piece({ text, link, role, cells = [], clue }: Span): TemplateResult | string {
  if (link !== undefined) {
    return html`<span class="link-number" data-link=${link} aria-hidden="true"></span>`;
  }
  if (role === undefined) {
    return text;
  }
  return cells.length === 0
    ? html`<span class="ref ${role}" data-clue=${clue ?? nothing}>${text}</span>`
    : html`<span class="ref ${role}" tabindex="0" data-cells=${cells.join(' ')} data-clue=${clue ?? nothing}>${text}</span>`;
}

function facts({ facts: all }: Facts): TemplateResult {
  return html`<dl class="facts">
    ${all.map(({ name, value }) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}
  </dl>`;
}

function pages({ title, pages: all }: Pages): TemplateResult {
  return html`<div class="difficulty-techniques">
    <span class="eyebrow">${title}</span>
    <ul class="counted">
      ${all.map(({ page, count }) => html`<li>${page.address === '' ? html`<span>${page.words}</span>` : link(page)}<span class="count">${count}</span></li>`)}
    </ul>
  </div>`;
}

function choices({ title, others }: Choices, hands: Hands): TemplateResult {
  return html`<div class="task-others">
    <span class="eyebrow">${title}</span>${others.map((other) => button(other, hands))}
  </div>`;
}

function rows({ sort, sortings, sorted, why, groups }: Rows, hands: Hands): TemplateResult {
  return html`<div class="segments step-sorting" role="group" aria-label=${sort}>
      ${sortings.map((each) => button(each, hands, each.id === sorted))}
    </div>
    <div class="step-groups">${groups.map((each) => group(each, why, hands))}</div>`;
}

function group(listed: Group, why: string, hands: Hands): TemplateResult {
  const { title, count, note, rows: all } = listed;
  const cut = hands.rows.cut(listed);
  const more = (event: Event): void => hands.more(listed, (event.currentTarget as Element).closest('ul')!);
  return html`<section>
    <h3>
      <span>${title}</span><span class="quiet">${count}</span>${note === '' ? nothing : html`<span class="chip">${note}</span>`}
    </h3>
    <ul>
      ${all.slice(0, cut?.rows).map((each) => row(each, why, hands))}${cut
        ? html`<li class="more-steps"><button type="button" class="tool" @click=${more}><span>${cut.more}</span></button></li>`
        : nothing}
    </ul>
  </section>`;
}

function row({ id, change, note, why: name }: Row, why: string, hands: Hands): TemplateResult {
  const come = (): void => hands.rows.come(id);
  const go = (): void => hands.rows.go();
  return html`<li class="step-row" @mouseenter=${come} @focusin=${come} @mouseleave=${go} @focusout=${go}>
    <button type="button" class="step-change" aria-pressed=${hands.rows.isHeld(id)} @click=${() => hands.hold(id)}>
      <span>${change}</span>${note === '' ? nothing : html`<span class="quiet note-small">${note}</span>`}
    </button>
    <button type="button" class="tool step-why" aria-label=${name} @click=${() => hands.press(id)}><span>${why}</span></button>
  </li>`;
}

/** Explains the colours and signs on the board that occur. */
export function legend(signs: Card['legend']): TemplateResult {
  return html`<div class="legend">${signs.map(({ name, words }) => html`<span class=${name}><i></i>${words}</span>`)}</div>`;
}

/** A button with its notes. */
export function action(offered: Action, hands: Hands): TemplateResult {
  const [price, ...more] = offered.notes;
  if (offered.words === '') {
    return html`<span class="quiet price">${price}</span>`;
  }
  return html`${button(offered, hands)}${price === undefined
    ? nothing
    : html`<span class="quiet" id="${offered.id}-cost"><span class="price">${price}</span></span>`}${more.map((note) => html`<span class="quiet">${note}</span>`)}`;
}

/** A link or button below all else. */
export function seldom(each: Card['links'][number], hands: Hands): unknown {
  if ('newTab' in each) {
    return link(each);
  }
  return 'copied' in each ? keyed(each, copy(each)) : action(each, hands); // of another text nothing is copied yet
}

function link({ id, address, words, newTab }: Page): TemplateResult {
  return html`<a class="new-tab" id=${id || nothing} href=${address} target="_blank"
    ><span>${words}</span><span class="visually-hidden">${newTab}</span></a
  >`;
}

/** Copies by itself (`shell/copy.ts`). */
function copy({ id, words, copied, failed, text }: Copy): TemplateResult {
  return html`<span class="copy-link" id=${id}
    ><button type="button" class="link plain-button" .copyText=${text}>${words}</button
    ><span role="status" data-copied=${copied} data-failed=${failed}></span
  ></span>`;
}

/** @param isPressed of one that stays pressed */
function button({ id, words, notes, primary, asks, symbol: lines, address }: Action, hands: Hands, isPressed?: boolean): TemplateResult {
  const look = `tool ${primary ? 'primary' : ''}`;
  const sign = html`${lines === '' ? nothing : symbol(ON_CARDS[lines])}<span>${words}</span>`;
  if (address !== undefined) {
    return html`<a class=${look} id=${id} href=${address}>${sign}</a>`;
  }
  return html`<button
    type="button"
    class=${look}
    id=${id}
    data-ask=${asks || nothing}
    aria-describedby=${notes.length === 0 ? nothing : `${id}-cost`}
    aria-pressed=${isPressed ?? nothing}
    @click=${() => hands.press(id)}
  >
    ${sign}
  </button>`;
}
