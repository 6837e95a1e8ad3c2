import { html, nothing, type TemplateResult } from 'lit';
import { branchClasses, branchLetter } from '../game/branches.js';
import type { ViewportParts } from '../view/viewport.js';

/** What the element shows around and over the drawing. */
export interface BoardShell {
  readonly paused: boolean;
  readonly interrupted: boolean;
  /** A sentence for a moment; empty for none. */
  readonly shown: string;
  /** Level of the innermost open branch; 0 for none. */
  readonly branch: number;
  text(key: 'cover.paused' | 'cover.resume' | 'banner.reconnecting'): string;
  resume(): void;
}

/** The drawing itself never mirrors; what is written over it follows its own language. */
export function boardTemplate(shell: BoardShell): TemplateResult {
  return html`
    <div class="board ${branchClasses(shell.branch)}" dir="ltr">
      ${shell.branch > 0 ? html`<div class="letter" aria-hidden="true">${branchLetter(shell.branch)}</div>` : nothing}
      <div class="numbers columns" aria-hidden="true"><div></div></div>
      <div class="numbers rows" aria-hidden="true"><div></div></div>
      <div class="frame">
        <div class="scroller"><div class="stage"></div></div>
        <div class="edges" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
        ${shell.paused ? cover(shell) : nothing}
      </div>
      ${shell.interrupted ? note('banner', shell.text('banner.reconnecting')) : nothing}
      ${shell.shown ? note('says', shell.shown) : nothing}
    </div>
    <div class="live" role="status" aria-live="polite" aria-atomic="false"></div>
    <div class="probe" aria-hidden="true"></div>
  `;
}

/** The parts of it that the viewport sizes. */
export function viewportParts(part: (selector: string) => HTMLElement): ViewportParts {
  return {
    root: part('.board'),
    scroller: part('.scroller'),
    edges: part('.edges'),
    stage: part('.stage'),
    columnNumbers: part('.numbers.columns > div'),
    rowNumbers: part('.numbers.rows > div'),
  };
}

function cover(shell: BoardShell): TemplateResult {
  return html`<div class="cover" dir="auto">
    <span>${shell.text('cover.paused')}</span>
    <button type="button" @click=${() => shell.resume()}>${shell.text('cover.resume')}</button>
  </div>`;
}

/** Hidden from screen readers: whatever is noted here is said through the live region. */
function note(kind: string, text: string): TemplateResult {
  return html`<div class="note ${kind}" aria-hidden="true" dir="auto"><span>${text}</span></div>`;
}
