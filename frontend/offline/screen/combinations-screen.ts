import '../../learn/combinations-page.js';
import type { CombinationsAsk, CombinationsPage } from '../../learn/combinations-page.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { OfflineTexts } from '../device/texts.js';
import { fail, teacherOf } from './asking.js';

/** The page of combinations without a server, as `learn.ui.CombinationsView` has it. */
export class CombinationsScreen extends LitElement {
  static override properties = { texts: { attribute: false }, page: { state: true }, trouble: { state: true } };

  declare texts: OfflineTexts;
  declare page: CombinationsPage | undefined;
  /** Why there is no answer: a key of the texts. */
  declare trouble: string | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    void this.#ask(location.search);
  }

  async #ask(query: string): Promise<void> {
    try {
      this.page = await (await teacherOf(this)).combinationsPage(query);
      history.replaceState(null, '', location.pathname + this.page.query);
      this.trouble = undefined;
    } catch (failure) {
      fail(this, failure);
    }
  }

  protected override render(): TemplateResult {
    const { texts, page, trouble } = this;
    return html`<div class="page combinations">
      <header>
        <h1>${texts.say('learn.combos.title')}</h1>
        <p class="lead">${texts.say('learn.combos.lead')}</p>
      </header>
      ${trouble ? html`<p role="status">${texts.say(trouble)}</p>` : nothing}
      ${page || trouble ? nothing : html`<div class="progress-line" role="progressbar" aria-label=${texts.say('learn.combos.title')}></div>`}
      <combinations-page .texts=${texts.all} .page=${page} @combinations-ask=${({ detail }: CombinationsAsk) => void this.#ask(detail.query)}></combinations-page>
    </div>`;
  }
}

customElements.define('offline-combinations', CombinationsScreen);
