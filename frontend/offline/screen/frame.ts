import { html, nothing, svg, type TemplateResult } from 'lit';
import type { OfflineTexts } from '../device/texts.js';
import { prefix } from '../../connection/prefix.js';
import { ON_CARDS, symbol } from '../../play/card/symbols.js';

/** Line drawings as `shell.ui.LineIcon` has them, those that these pages use. */
const LINES = {
  ...ON_CARDS,
  hint: svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.8.8 1 1.5 1 2.5h6c0-1 .2-1.7 1-2.5A6 6 0 0 0 12 3z"></path>`,
  check: svg`<path d="m5 12 5 5L20 7"></path>`,
  play: svg`<path d="M7 4v16l13-8z"></path>`,
  home: svg`<path d="M4 11l8-7 8 7v9h-5v-6H9v6H4z"></path>`,
  more: svg`<path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3"></path>`,
  branch: svg`<path d="M7 4v16M7 14c0-5 10-3 10-8"></path><circle cx="17" cy="4.5" r="1.8"></circle>`,
  marks: svg`<path d="M4 17v-4L14.5 2.5l4 4L8 17zM12 5l4 4M4 21h.01M9 21h.01M14 21h.01M19 21h.01"></path>`,
  keys: svg`<path d="M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8"></path>`,
  undo: svg`<path d="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3"></path>`,
  settings: svg`<path d="M4 7h9m5 0h2M4 17h2m5 0h9"></path><circle cx="15.5" cy="7" r="2.5"></circle
    ><circle cx="8.5" cy="17" r="2.5"></circle>`,
  moon: svg`<path d="M20 14a8 8 0 1 1-9-11 7 7 0 0 0 9 11z"></path>`,
  sun: svg`<circle cx="12" cy="12" r="4"></circle><path
      d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5m11 11L19 19m0-14-1.5 1.5m-11 11L5 19"
    ></path>`,
} as const;

export type Line = keyof typeof LINES;

export function icon(name: Line, more = ''): TemplateResult {
  return symbol(LINES[name], more);
}

/** A button of this page: `icon` in its look shows the drawing alone. */
export function tool(
  id: string,
  line: Line,
  words: string,
  press: () => void,
  look = 'tool',
  title: string | typeof nothing = nothing,
): TemplateResult {
  return html`<button type="button" class=${look} id=${id} title=${title} aria-label=${words} @click=${press}>
    ${icon(line)}${look.includes('icon') ? nothing : html`<span>${words}</span>`}
  </button>`;
}

/** What `index.html` has for the colours. */
interface Appearance {
  toggleScheme(): void;
}

export function toggleScheme(): void {
  (window as { crosscageAppearance?: Appearance }).crosscageAppearance?.toggleScheme();
}

/**
 * The frame around each page, as `shell.ui` draws it: without a server, most ways lead nowhere and are not in it.
 *
 * @param onward the key of the words for the way to the page of the server
 */
export function frame(texts: OfflineTexts, content: TemplateResult, onward = 'offline.back.reload'): TemplateResult {
  const scheme = texts.say('shell.scheme');
  return html`<div class="shell">
    <header class="bar">
      <a class="wordmark" href="${prefix}/" aria-label=${texts.say('shell.wordmark')}>
        <div>
          <svg viewBox="0 0 28 28" aria-hidden="true">
            <rect x="1" y="1" width="26" height="26" rx="6" fill="var(--clue)"></rect>
            <path d="M1 14h26M14 1v26" stroke="var(--clue-ink)" stroke-width="1.2" opacity=".35"></path>
            <path d="M3 3l9 9" stroke="var(--clue-ink)" stroke-width="1.4"></path>
            <rect x="15.5" y="15.5" width="9.5" height="9.5" rx="2.5" fill="var(--logo-cage)"></rect>
          </svg>
        </div>
        <span>${texts.say('shell.site')}</span>
      </a>
      <connection-sign id="offline-sign" .texts=${texts} .onward=${onward}></connection-sign>
      <div class="bar-tools">
        <button
          type="button"
          class="icon-button scheme-button"
          title=${scheme}
          aria-label=${scheme}
          @click=${toggleScheme}
        >
          ${icon('moon', 'when-light')}${icon('sun', 'when-dark')}
        </button>
      </div>
    </header>
    <main class="shell-content" id="content" tabindex="-1">${content}</main>
  </div>`;
}
