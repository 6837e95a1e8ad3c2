import { html, LitElement, type TemplateResult } from 'lit';
import type { Sent } from '../device/way-back.js';
import type { OfflineTexts } from '../device/texts.js';
import { icon } from './frame.js';

/** How the connection is: there is none; there is one again, and all or not all of what waited is sent. */
export type Connection = { readonly is: 'none' } | { readonly is: 'back'; readonly sent: Sent | undefined };

const NONE: Connection = { is: 'none' };

/**
 * Says in the header whether there is a connection, and offers to go on with the page of the server when there is. It is in
 * the header since nothing of the game may be covered, and nothing may move under a finger.
 */
export class ConnectionSign extends LitElement {
  static override properties = {
    texts: { attribute: false },
    onward: { attribute: false },
    connection: { state: true },
    isClosed: { state: true },
  };

  declare texts: OfflineTexts;
  /** The key of the words for the way to the page of the server. */
  declare onward: string;
  declare connection: Connection;
  declare isClosed: boolean;
  /** Whether anything was sent since the page was opened. */
  #isSaved = false;

  constructor() {
    super();
    this.connection = NONE;
    this.isClosed = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Whoever closed it sees it again only if it has something else to say. */
  say(connection: Connection): void {
    const before = this.#key();
    this.#isSaved ||= connection.is === 'back' && connection.sent?.hasEntries === true;
    this.connection = connection;
    this.isClosed &&= this.#key() === before;
  }

  protected override render(): TemplateResult {
    const isBack = this.connection.is === 'back';
    const key = isBack ? 'offline.sign.back' : 'offline.sign';
    const isOpen = isBack && !this.isClosed;
    // only what changes within a status is said
    return html`<div role="status">
      ${isOpen
        ? this.#again()
        : html`<span class="offline-sign ${isBack ? 'back' : ''}">${this.texts.say(key)}</span>`}
    </div>`;
  }

  #again(): TemplateResult {
    const { texts, connection } = this;
    const refused = (connection.is === 'back' && connection.sent?.refused) || [];
    const close = texts.say('shell.close');
    return html`<div class="connected" id="connected">
      <span>${texts.say(this.#key(), { count: refused.length, why: refused[0] ?? '' })}</span>
      <button type="button" class="tool primary" id="go-on" @click=${() => location.reload()}>${texts.say(this.onward)}</button>
      <button type="button" class="icon-button" title=${close} aria-label=${close} @click=${() => (this.isClosed = true)}>
        ${icon('close')}
      </button>
    </div>`;
  }

  #key(): string {
    const { connection } = this;
    if (connection.is === 'none') {
      return 'offline.sign';
    }
    const { sent } = connection;
    if (sent === undefined) {
      return 'offline.back.unsent';
    }
    return sent.refused.length > 0 ? 'offline.back.refused' : this.#isSaved ? 'offline.back' : 'offline.sign.back';
  }
}

customElements.define('connection-sign', ConnectionSign);
