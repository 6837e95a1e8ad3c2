import '../../learn/technique-page.js';
import './combinations-screen.js';
import type { TechniqueKind, TechniquePage, TechniquePageElement } from '../../learn/technique-page.js';
import { html, type TemplateResult } from 'lit';
import { prefix } from '../../connection/prefix.js';
import { openedPages, techniquePages } from '../device/opened.js';
import { addressOf, isTechnique, type OpenedPage } from '../device/opened-page.js';
import type { OfflineTexts } from '../device/texts.js';

/**
 * Finds a page that teaches without a server: the list of them, the combinations, or the page of a technique.
 *
 * @param name in the address; empty for the list
 * @returns undefined for what is not here
 */
export async function learnScreen(texts: OfflineTexts, name: string): Promise<{ readonly name: string; readonly screen: TemplateResult } | undefined> {
  if (name === 'combinations') {
    return { name: texts.say('learn.combos.title'), screen: html`<offline-combinations .texts=${texts}></offline-combinations>` };
  }
  if (name === '') {
    const techniques = (await openedPages().catch(() => [])).filter(isTechnique);
    return { name: texts.say('learn.catalogue.title'), screen: list(texts, techniques) };
  }
  const opened = await techniquePages(name).catch(() => []);
  return opened[0] && { name: opened[0].name, screen: technique(texts, opened) };
}

function list(texts: OfflineTexts, techniques: readonly OpenedPage[]): TemplateResult {
  return html`<div class="page">
    <h1>${texts.say('learn.catalogue.title')}</h1>
    <p class="lead">${texts.say(techniques.length === 0 ? 'offline.learn.empty' : 'offline.learn.lead')}</p>
    <section class="offline-also">
      <ul>
        ${combinations(texts)}
        ${techniques.map((each) => html`<li><a href="${prefix}/${addressOf(each)}">${each.name}</a></li>`)}
      </ul>
    </section>
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
function technique(texts: OfflineTexts, opened: readonly TechniquePage[]): TemplateResult {
  const inKind = (wanted: string | null): TechniquePage => {
    const page = opened.find(({ kind }) => kind === wanted) ?? opened[0]!;
    return { ...page, kinds: page.kinds.map((each) => ({ ...each, isMissing: !opened.some(({ kind }) => kind === each.id) })) };
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
