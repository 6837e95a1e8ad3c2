import { html, nothing, type TemplateResult } from 'lit';
import { dayOf, isFinished, isOpen, isRunning, waiting, type KeptGame } from './device/kept-game.js';
import { addressOf, type OpenedPage } from './device/opened-page.js';
import { frame } from './screen/frame.js';
import { combinations } from './screen/learn-screen.js';
import type { OfflineTexts } from './device/texts.js';
import './new-game/new-games.js';
import './paste/pasted-puzzles.js';
import type { OfferedKind } from './new-game/offer.js';
import { tile } from './tile/tile.js';
import { prefix } from '../connection/prefix.js';

/** What needs a connection: the ways of the main navigation, with the keys of their names and of what each needs. */
const NEEDS = ['library', 'lab', 'me'] as const;

/** The page that was asked for in the place of this one: one of the server, of a technique that was not opened, or none that there is. */
export type Asked = 'page' | 'technique' | 'unknown';

export interface HomeProps {
  readonly texts: OfflineTexts;
  /** With the puzzles of the day that are not begun. */
  readonly games: readonly KeptGame[];
  /** The other pages that were opened, those opened last first. */
  readonly pages: readonly OpenedPage[];
  /** One of them that was asked for, with its puzzles. */
  readonly page: { readonly name: string; readonly puzzles: readonly KeptGame[] } | undefined;
  readonly asked: Asked | undefined;
  /** The day that was asked for, or today, `2026-11-27`. */
  readonly day: string;
  /** Whether the puzzles of the day were asked for, which come first then. */
  readonly isDaily: boolean;
  /** All that can be made here. */
  readonly kinds: readonly OfferedKind[];
  /** The puzzles of today of which the server has a game, as `DevicePlayer.daily` has them. */
  readonly played: Readonly<Record<string, boolean>>;
  /** The name of the day's puzzle, or the order of a new one, that was asked for. */
  readonly puzzle: string | undefined;
  /** The player's last choices for new games, as `offer.ts` writes them. */
  readonly chosen: string;
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
  const others = games.filter((game) => isRunning(game) && dayOf(game) !== props.day);
  const running = section(texts, 'running', texts.say('library.continue'), others);
  const made = props.trouble ? nothing : newGames(props, games);
  const title = asked === undefined ? 'offline.title' : asked === 'page' ? 'offline.asked.title' : `offline.${asked}.title`;
  return frame(
    texts,
    html`<div class="page offline-home">
      <h1>${texts.say(title)}</h1>
      <p class="lead">${texts.say(lead(props))}</p>
      ${props.isNearlyFull ? html`<p class="offline-full" role="status">${texts.say('offline.nearly-full')}</p>` : nothing}
      ${asked === 'page' || asked === 'technique' ? tryAgain(texts) : nothing} ${sent(props)} ${pageAsked(props)}
      ${props.isDaily ? [made, running] : [running, made]}
      ${props.trouble ? nothing : paste(texts)} ${opened(props)} ${also(texts)} ${section(texts, 'finished', texts.say('offline.finished'), games.filter(isFinished))} ${needs(texts)}
    </div>`,
  );
}

function lead({ asked, trouble, games, pages, page }: HomeProps): string {
  if (trouble) {
    return `offline.lead.${trouble}`;
  }
  if (asked === 'technique' || asked === 'unknown') {
    return `offline.${asked}.lead`;
  }
  if (games.length === 0 && pages.length === 0 && page === undefined) {
    return asked === undefined ? 'offline.lead.empty' : 'offline.asked.empty';
  }
  return asked === undefined ? 'offline.lead' : 'offline.asked.lead';
}

function tryAgain(texts: OfflineTexts): TemplateResult {
  return html`<p><a class="button-link" href=${location.pathname + location.search}>${texts.say('shell.again')}</a></p>`;
}

function pageAsked({ texts, page }: HomeProps): TemplateResult | typeof nothing {
  return page ? section(texts, 'page', page.name, page.puzzles) : nothing;
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

function newGames({ texts, day, kinds, played, puzzle, chosen }: HomeProps, games: readonly KeptGame[]): TemplateResult {
  return html`<offline-new-games
    .texts=${texts}
    .games=${games}
    .day=${day}
    .kinds=${kinds}
    .played=${played}
    .asked=${puzzle}
    .chosen=${chosen}
  ></offline-new-games>`;
}

function paste(texts: OfflineTexts): TemplateResult {
  return html`<section class="offline-import">
    <h2 class="section-title">${texts.say('library.paste.title')}</h2>
    <p>${texts.say('offline.paste.lead')}</p>
    <pasted-puzzles .texts=${texts}></pasted-puzzles>
  </section>`;
}

/** Packs, sets and days, whose puzzles are at the addresses of their pages. */
function opened({ texts, pages }: HomeProps): TemplateResult | typeof nothing {
  return pages.length === 0
    ? nothing
    : html`<section class="offline-opened">
        <h2 class="section-title">${texts.say('offline.opened')}</h2>
        <ul>
          ${pages.map(
            (page) =>
              html`<li>
                <a href="${prefix}/${addressOf(page)}"><bdi>${page.name}</bdi></a>
                <span class="quiet">${texts.say('offline.opened.puzzles', { count: page.puzzles.length })}</span>
              </li>`,
          )}
        </ul>
      </section>`;
}

function also(texts: OfflineTexts): TemplateResult {
  return html`<section class="offline-also">
    <h2 class="section-title">${texts.say('offline.also')}</h2>
    <ul>
      <li>
        <a href="${prefix}/train">${texts.say('train.title')}</a>
        <span class="quiet">${texts.say('offline.train.why')}</span>
      </li>
      <li>
        <a href="${prefix}/learn">${texts.say('learn.catalogue.title')}</a>
        <span class="quiet">${texts.say('offline.also.learn')}</span>
      </li>
      ${combinations(texts)}
    </ul>
  </section>`;
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
