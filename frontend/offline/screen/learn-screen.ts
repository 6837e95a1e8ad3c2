import '../../learn/technique-page.js';
import './combinations-screen.js';
import type { TechniqueKind, TechniquePage, TechniquePageElement } from '../../learn/technique-page.js';
import { html, nothing, type TemplateResult } from 'lit';
import { prefix } from '../../connection/prefix.js';
import { cachedTechniques, techniquePages, type CachedTechniques } from '../device/opened.js';
import { addressOf } from '../device/opened-page.js';
import type { OfflineTexts } from '../device/texts.js';
import type { OfferedTechnique } from '../new-game/offer.js';

/**
 * Finds a page that teaches without a server: the list of them, the combinations, or the page of a technique.
 *
 * @param name in the address; empty for the list
 * @param techniques all that there are
 * @returns undefined for what is not here
 */
export async function learnScreen(
  texts: OfflineTexts,
  name: string,
  techniques: readonly OfferedTechnique[],
): Promise<{ readonly name: string; readonly screen: TemplateResult } | undefined> {
  if (name === 'combinations') {
    return { name: texts.say('learn.combos.title'), screen: html`<offline-combinations .texts=${texts}></offline-combinations>` };
  }
  const pages = await cachedTechniques();
  if (name === '') {
    return { name: texts.say('learn.catalogue.title'), screen: list(texts, techniques, pages) };
  }
  const opened = await techniquePages(name).catch(() => []);
  return opened[0] && { name: opened[0].name, screen: technique(texts, opened, pages) };
}

/** The list of techniques, as `learn.ui.LearnView` has it. Those whose pages are not here are no links. */
function list(texts: OfflineTexts, techniques: readonly OfferedTechnique[], pages: CachedTechniques): TemplateResult {
  const tiers = [...new Set(techniques.map(({ tier }) => tier))];
  const row = (id: string, kinds: readonly string[]): TemplateResult => {
    const page = pages.get(id);
    return html`<li>
      <a class="catalogue-name" href=${page ? `${prefix}/${addressOf(page)}` : nothing}>${texts.say(`hints.technique-name.${id}`)}</a>
      <span class="catalogue-kinds">${kinds.map((kind) => html`<span class="chip">${texts.say(`shell.kind.${kind}`)}</span>`)}</span>
      <span class="catalogue-line">${page?.line}</span>
    </li>`;
  };
  const ofTier = (id: string, level: number): TemplateResult =>
    html`<section class="card tier" aria-labelledby="tier-${level}">
      <div class="tier-head">
        <span class="tier-level tier-${level}" aria-hidden="true">${level}</span>
        <div>
          <h2 id="tier-${level}">${texts.say(`learn.tier.${id}`)}</h2>
          <p class="quiet">${texts.say(`learn.tier.${id}.text`)}</p>
        </div>
      </div>
      <ul class="catalogue">
        ${techniques.filter(({ tier }) => tier === id).map((each) => row(each.id, each.kinds))}
      </ul>
    </section>`;
  // without the catalogue there are the pages
  const cached = html`<ul class="catalogue">${[...pages.keys()].map((id) => row(id, []))}</ul>`;
  return html`<div class="page learn">
    <h1>${texts.say('learn.catalogue.title')}</h1>
    <p class="lead">${texts.say(pages.size === 0 ? 'offline.learn.empty' : 'offline.learn.lead')}</p>
    <div class="two">
      <a class="tile" href="${prefix}/learn/combinations">
        <span class="tile-name">${texts.say('learn.way.combos.title')}</span><span class="tile-note">${texts.say('learn.way.combos.text')}</span>
      </a>
    </div>
    ${tiers.length === 0 ? cached : tiers.map((each, i) => ofTier(each, i + 1))}
  </div>`;
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
function technique(texts: OfflineTexts, opened: readonly TechniquePage[], pages: CachedTechniques): TemplateResult {
  const inKind = (wanted: string | null): TechniquePage => {
    const page = opened.find(({ kind }) => kind === wanted) ?? opened[0]!;
    return {
      ...page,
      kinds: page.kinds.map((each) => ({ ...each, isMissing: !opened.some(({ kind }) => kind === each.id) })),
      neighbours: page.neighbours.map((each) =>
        pages.has(each.id) ? each : { ...each, isMissing: true, note: `${each.note} · ${texts.say('offline.needs')}` },
      ),
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
