import '../../learn/technique-page.js';
import './combinations-screen.js';
import type { TechniqueKind, TechniquePage, TechniquePageElement } from '../../learn/technique-page.js';
import { html, nothing, type TemplateResult } from 'lit';
import { prefix } from '../../connection/prefix.js';
import { cachedTechniques, techniquePages } from '../device/opened.js';
import { addressOf } from '../device/opened-page.js';
import type { OfflineTexts } from '../device/texts.js';
import type { OfferedKind } from '../new-game/offer.js';

type Pages = Awaited<ReturnType<typeof cachedTechniques>>;

/**
 * Finds a page that teaches without a server: the list of them, the combinations, or the page of a technique.
 *
 * @param name in the address; empty for the list
 * @param kinds all that there are, with their techniques
 * @returns undefined for what is not here
 */
export async function learnScreen(
  texts: OfflineTexts,
  name: string,
  kinds: readonly OfferedKind[],
): Promise<{ readonly name: string; readonly screen: TemplateResult } | undefined> {
  if (name === 'combinations') {
    return { name: texts.say('learn.combos.title'), screen: html`<offline-combinations .texts=${texts}></offline-combinations>` };
  }
  const pages = await cachedTechniques();
  if (name === '') {
    return { name: texts.say('learn.catalogue.title'), screen: list(texts, kinds, pages) };
  }
  const opened = await techniquePages(name).catch(() => []);
  return opened[0] && { name: opened[0].name, screen: technique(texts, opened, pages) };
}

/** The list of techniques, as `learn.ui.LearnView` has it. Those whose pages are not here are no links. */
function list(texts: OfflineTexts, kinds: readonly OfferedKind[], pages: Pages): TemplateResult {
  const tiers = Object.keys(kinds[0]?.techniques ?? {});
  return html`<div class="page learn">
    <h1>${texts.say('learn.catalogue.title')}</h1>
    <p class="lead">${texts.say(pages.size === 0 ? 'offline.learn.empty' : 'offline.learn.lead')}</p>
    <div class="two">
      <a class="tile" href="${prefix}/learn/combinations">
        <span class="tile-name">${texts.say('learn.way.combos.title')}</span><span class="tile-note">${texts.say('learn.way.combos.text')}</span>
      </a>
    </div>
    ${tiers.map((each, i) => tier(texts, i + 1, each, kinds, pages))}
  </div>`;
}

function tier(texts: OfflineTexts, level: number, id: string, kinds: readonly OfferedKind[], pages: Pages): TemplateResult {
  const techniques = [...new Set(kinds.flatMap((kind) => kind.techniques[id] ?? []))];
  return html`<section class="card tier" aria-labelledby="tier-${level}">
    <div class="tier-head">
      <span class="tier-level tier-${level}" aria-hidden="true">${level}</span>
      <div>
        <h2 id="tier-${level}">${texts.say(`learn.tier.${id}`)}</h2>
        <p class="quiet">${texts.say(`learn.tier.${id}.text`)}</p>
      </div>
    </div>
    <ul class="catalogue">
      ${techniques.map((each) => {
        const page = pages.get(each);
        return html`<li>
          <a class="catalogue-name" href=${page ? `${prefix}/${addressOf(page)}` : nothing}>${texts.say(`hints.technique-name.${each}`)}</a>
          <span class="catalogue-kinds">
            ${kinds.filter((kind) => kind.techniques[id]?.includes(each)).map((kind) => html`<span class="chip">${texts.say(`shell.kind.${kind.id}`)}</span>`)}
          </span>
          <span class="catalogue-line">${page?.line}</span>
        </li>`;
      })}
    </ul>
  </section>`;
}

/** The way to the combinations, in a list. */
export function combinations(texts: OfflineTexts): TemplateResult {
  return html`<li>
    <a href="${prefix}/learn/combinations">${texts.say('learn.way.combos.title')}</a>
    <span class="quiet">${texts.say('learn.way.combos.text')}</span>
  </li>`;
}

/**
 * The page of a technique without a server, as `learn.ui.TechniqueView` has it. Its address names the kind that is shown first.
 *
 * @param opened in each kind in which it was opened, at least one
 */
function technique(texts: OfflineTexts, opened: readonly TechniquePage[], pages: Pages): TemplateResult {
  const inKind = (wanted: string | null): TechniquePage => {
    const page = opened.find(({ kind }) => kind === wanted) ?? opened[0]!;
    return {
      ...page,
      kinds: page.kinds.map((each) => ({ ...each, isMissing: !opened.some(({ kind }) => kind === each.id) })),
      neighbours: page.neighbours.map((each) => ({ ...each, isMissing: !pages.has(each.id) })),
    };
  };
  const choose = ({ target, detail: { kind } }: TechniqueKind): void => {
    (target as TechniquePageElement).page = inKind(kind);
    history.replaceState(null, '', `${location.pathname}?kind=${kind}`);
  };
  return html`<technique-page
    class="page technique"
    .texts=${texts.area('board')}
    .page=${inKind(new URLSearchParams(location.search).get('kind'))}
    @technique-kind=${choose}
  ></technique-page>`;
}
