import { html, LitElement, type TemplateResult } from 'lit';

/** At most this many answers are shown, the newest. */
const MOST = 12;

/**
 * How far a run is, a dot a position: how each answer was found, and then what is still to come. Without a shadow tree: style
 * sheets are the page's.
 */
export class RunDots extends LitElement {
  static override properties = { answers: { attribute: false }, rest: { attribute: false } };

  /** Undefined until the server has told it, which may be after the first drawing. */
  declare answers: readonly string[] | undefined;
  declare rest: readonly string[] | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    return html`${[...(this.answers ?? []).slice(-MOST), ...(this.rest ?? [])].map((look) => html`<span class=${look}></span>`)}`;
  }
}

customElements.define('run-dots', RunDots);
