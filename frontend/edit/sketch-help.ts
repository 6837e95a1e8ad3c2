import { css, html, LitElement, type TemplateResult } from 'lit';
import { message, type Texts } from '../board/text/message.js';
import { SKETCH_KEYS } from './sketch-keys.js';

/** The list of the editor's keys, from the table that it obeys. */
export class SketchHelp extends LitElement {
  static override properties = { texts: { attribute: false } };
  static override styles = css`
    dl {
      display: grid;
      grid-template-columns: auto 1fr;
      gap: 8px 16px;
      margin: 0;
      align-items: baseline;
    }
    dd {
      margin: 0;
    }
    kbd {
      display: inline-block;
      padding: 2px 7px;
      border: 1px solid var(--hair);
      border-radius: var(--r-s, 6px);
      background: var(--surface-2);
      font: 600 0.875rem/1.4 var(--font, system-ui, sans-serif);
      white-space: nowrap;
    }
  `;

  declare texts: Texts;

  constructor() {
    super();
    this.texts = {};
  }

  protected override render(): TemplateResult {
    return html`<dl>
      ${SKETCH_KEYS.map(
        ({ keys, does }) => html`<dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt>
          <dd>${message(this.texts, `key.${does}`)}</dd>`,
      )}
    </dl>`;
  }
}

customElements.define('sketch-help', SketchHelp);
