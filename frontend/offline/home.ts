import { html, nothing, type TemplateResult } from 'lit';
import { dayOf, isBegun, isFinished, isOpen, waiting, type KeptGame } from './device/kept-game.js';
import { frame } from './screen/frame.js';
import type { OfflineTexts } from './device/texts.js';
import './new-game/new-games.js';
import { tile } from './tile/tile.js';
import { localTime } from '../board/text/local-time.js';
import { grouped, inOrder } from './device/order.js';
import { prefix } from '../connection/prefix.js';

/** What needs a connection: the ways of the main navigation, with the keys of their names and of what each needs. */
const NEEDS = ['library', 'learn', 'train', 'lab', 'me'] as const;

/** What else than this page was asked for: one of the server, a day that has not begun, or what no page is. */
export type Asked = 'page' | 'coming' | 'unknown';

export interface HomeProps {
  readonly texts: OfflineTexts;
  readonly games: readonly KeptGame[];
  readonly asked: Asked | undefined;
  /** The day that was asked for, whose puzzles are shown first, `2026-11-27`. */
  readonly day: string;
  /** Why nothing can be read in this browser; undefined when it can. */
  readonly trouble: 'private' | 'failed' | undefined;
  /** The browser has hardly any room left. */
  readonly isNearlyFull: boolean;
  saveAsFile(): void;
}

/** The first page without a connection: what is on this device, and what is not. */
export function home(props: HomeProps): TemplateResult {
  const { texts, asked } = props;
  const games = props.games.filter((game) => isOpen(game));
  const left = games.filter((game) => !isFinished(game));
  const others = left.filter((game) => dayOf(game) !== props.day);
  const title = asked === undefined ? 'offline.title' : asked === 'page' ? 'offline.asked.title' : `offline.${asked}.title`;
  return frame(
    texts,
    html`<div class="page offline-home">
      <h1>${texts.say(title)}</h1>
      <p class="lead">${texts.say(lead(props, props.games.length), {
        date: texts.date(noon(props.day)),
        start: localTime(new Date(`${props.day}T00:00Z`), true),
      })}</p>
      ${props.isNearlyFull ? html`<p class="offline-full" role="status">${texts.say('offline.nearly-full')}</p>` : nothing}
      ${asked === 'page' ? tryAgain(texts) : nothing} ${sent(props)}
      ${section(texts, 'running', texts.say('offline.running'), others.filter(isBegun))}
      ${props.trouble ? nothing : html`<offline-new-games .texts=${texts} .games=${games} .day=${props.day}></offline-new-games>`}
      ${[...grouped(others.filter((game) => !isBegun(game)), ({ groupName }) => groupName)].map(([name, some]) =>
        section(texts, 'taken', name === '' ? texts.say('offline.taken') : name, some),
      )}
      ${coming(props)} ${section(texts, 'finished', texts.say('offline.finished'), games.filter(isFinished))} ${needs(texts)}
    </div>`,
  );
}

/** For all times of day the same day. */
function noon(day: string): Date {
  return new Date(`${day}T12:00`);
}

function lead({ asked, trouble }: HomeProps, count: number): string {
  if (trouble) {
    return `offline.lead.${trouble}`;
  }
  if (asked === 'coming' || asked === 'unknown') {
    return `offline.${asked}.lead`;
  }
  if (count === 0) {
    return asked === undefined ? 'offline.lead.empty' : 'offline.asked.empty';
  }
  return asked === undefined ? 'offline.lead' : 'offline.asked.lead';
}

function tryAgain(texts: OfflineTexts): TemplateResult {
  return html`<p><a class="button-link" href=${location.pathname + location.search}>${texts.say('shell.again')}</a></p>`;
}

function section(texts: OfflineTexts, id: string, title: string, games: readonly KeptGame[]): TemplateResult | typeof nothing {
  return games.length === 0
    ? nothing
    : html`<section class="offline-${id}">
        <h2 class="section-title">${title}</h2>
        <ul class="tiles">
          ${games.map((game) => html`<li>${tile(texts, game, title)}</li>`)}
        </ul>
      </section>`;
}

/** What was taken along for days that have not begun: nobody sees it before. */
function coming({ texts, games }: HomeProps): TemplateResult | typeof nothing {
  const waits = inOrder(games.filter((game) => !isOpen(game))).map((game) => noon(dayOf(game)!));
  const [first, last] = [waits[0], waits.at(-1)];
  return first === undefined || last === undefined
    ? nothing
    : html`<p class="offline-coming">${texts.say('offline.coming', { count: waits.length, dates: texts.dates(first, last) })}</p>`;
}

/** What waits to be sent, and the way to have it as a file. */
function sent({ texts, games, saveAsFile }: HomeProps): TemplateResult | typeof nothing {
  const unsent = games.filter((game) => waiting(game) > 0);
  return unsent.length === 0
    ? nothing
    : html`<section class="offline-waiting" id="waiting">
        <p>${texts.say('offline.waiting', { games: unsent.length })}</p>
        <button type="button" class="tool" id="save-waiting" @click=${saveAsFile}>${texts.say('offline.waiting.save')}</button>
      </section>`;
}

function needs(texts: OfflineTexts): TemplateResult {
  return html`<section class="offline-needs">
    <h2 class="section-title">${texts.say('offline.needs')}</h2>
    <ul>
      ${NEEDS.map(
        (each) =>
          html`<li>
            <a href="${prefix}/${each}">${texts.say(`offline.need.${each}`)}</a>
            <span class="quiet">${texts.say(`offline.need.${each}.why`)}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
