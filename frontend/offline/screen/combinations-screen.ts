import '../../learn/combinations-page.js';
import type { CombinationsAsk, CombinationsPage } from '../../learn/combinations-page.js';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { OfflineTexts } from '../device/texts.js';
import { teacher, TeacherError, type Teacher } from '../teacher/teacher.js';

/** The page of combinations without a server, as `learn.ui.CombinationsView` has it. */
export class CombinationsScreen extends LitElement {
  static override properties = { texts: { attribute: false }, page: { state: true }, trouble: { state: true } };

  declare texts: OfflineTexts;
  declare page: CombinationsPage | undefined;
  declare trouble: TeacherError['why'] | undefined;
  #teacher: Teacher | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override firstUpdated(): void {
    void this.#ask(location.search);
  }

  async #ask(query: string): Promise<void> {
    try {
      this.#teacher ??= await teacher(this.texts.all);
      this.page = await this.#teacher.combinationsPage(query);
      history.replaceState(null, '', location.pathname + this.page.query);
      this.trouble = undefined;
    } catch (failure) {
      this.trouble = failure instanceof TeacherError ? failure.why : 'failed';
    }
  }

  protected override render(): TemplateResult {
    const { texts, page, trouble } = this;
    return html`<div class="page combinations">
      <header>
        <h1>${texts.say('learn.combos.title')}</h1>
        <p class="lead">${texts.say('learn.combos.lead')}</p>
      </header>
      ${trouble ? html`<p role="status">${texts.say(`offline.teacher.${trouble}`)}</p>` : nothing}
      ${page || trouble ? nothing : html`<div class="progress-line" role="progressbar" aria-label=${texts.say('learn.combos.title')}></div>`}
      <combinations-page .texts=${texts.all} .page=${page} @combinations-ask=${({ detail }: CombinationsAsk) => void this.#ask(detail.query)}></combinations-page>
    </div>`;
  }
}

customElements.define('offline-combinations', CombinationsScreen);
