import { html, nothing, type TemplateResult } from 'lit';
import { frame } from './frame.js';
import { dayOf, isBegun, isFinished, isOpen, today, waiting, type KeptGame } from '../kept-game.js';
import type { OfflineTexts } from '../texts.js';
import { thumbnail } from '../tile/thumbnail.js';

/** What needs a connection: the ways of the main navigation, with the keys of their names and of what each needs. */
const NEEDS = ['library', 'learn', 'train', 'lab', 'me'] as const;

export interface HomeProps {
  readonly texts: OfflineTexts;
  readonly games: readonly KeptGame[];
  /** The page that was asked for, where it is not this one: the key of what it needs. */
  readonly asked: string | undefined;
  /** Whose puzzles are shown first, `2026-11-27`. */
  readonly day: string;
  /** Nothing can be kept in this browser. */
  readonly isPrivate: boolean;
  /** The browser has hardly any room left. */
  readonly isNearlyFull: boolean;
  saveAsFile(): void;
}

/** The first page without a connection: what is on this device, and what is not. */
export function home(props: HomeProps): TemplateResult {
  const { texts, asked } = props;
  const games = props.games.filter((game) => isOpen(game) && !isFinished(game));
  const days = games.filter((game) => dayOf(game) === props.day);
  const running = games.filter((game) => isBegun(game) && !days.includes(game));
  const taken = games.filter((game) => !isBegun(game) && !days.includes(game));
  const title = texts.say(asked === undefined ? 'offline.title' : 'offline.asked.title');
  return frame(
    texts,
    html`<div class="page offline-home">
      <h1>${title}</h1>
      <p class="lead">${texts.say(lead(props, games.length))}</p>
      ${props.isNearlyFull ? html`<p class="offline-full" role="status">${texts.say('offline.nearly-full')}</p>` : nothing}
      ${asked === undefined ? nothing : tryAgain(texts)} ${sent(props)}
      ${section(texts, 'today', texts.say(props.day === today() ? 'offline.today' : 'offline.day', { date: texts.date(new Date(`${props.day}T12:00`)) }), days)}
      ${section(texts, 'running', texts.say('offline.running'), running)}
      ${groups(taken).map(([name, some]) => section(texts, 'taken', name === '' ? texts.say('offline.taken') : name, some))}
      ${needs(texts)}
    </div>`,
  );
}

function lead({ asked, isPrivate }: HomeProps, count: number): string {
  if (isPrivate) {
    return 'offline.lead.private';
  }
  if (count === 0) {
    return asked === undefined ? 'offline.lead.empty' : 'offline.asked.empty';
  }
  return asked === undefined ? 'offline.lead' : 'offline.asked.lead';
}

function tryAgain(texts: OfflineTexts): TemplateResult {
  return html`<p><a class="button-link" href="">${texts.say('shell.again')}</a></p>`;
}

/** In the order in which they were taken along. */
function groups(games: readonly KeptGame[]): [name: string, games: KeptGame[]][] {
  const byName = new Map<string, KeptGame[]>();
  games.forEach((game) => byName.set(game.groupName, [...(byName.get(game.groupName) ?? []), game]));
  return [...byName];
}

function section(texts: OfflineTexts, id: string, title: string, games: readonly KeptGame[]): TemplateResult | typeof nothing {
  return games.length === 0
    ? nothing
    : html`<section class="offline-${id}">
        <h2 class="section-title">${title}</h2>
        <ul class="tiles">
          ${games.map((game) => html`<li>${tile(texts, game)}</li>`)}
        </ul>
      </section>`;
}

export function tile(texts: OfflineTexts, game: KeptGame): TemplateResult {
  const { id, name, title, facts, picture } = game;
  return html`<a class="tile" href="/play/${id}">
    ${thumbnail(picture)}
    <span>
      <span class="tile-name">${title === '' ? name : title}</span>
      ${facts === '' ? nothing : html`<span class="tile-note">${facts}</span>`}
      ${game.archived.log.length > 0 ? html`<span class="tile-note">${texts.say('offline.moves', { moves: game.archived.log.length })}</span>` : nothing}
    </span>
  </a>`;
}

/** What waits to be sent, and the way to have it as a file. */
function sent({ texts, games, saveAsFile }: HomeProps): TemplateResult | typeof nothing {
  const unsent = games.filter((game) => waiting(game) > 0);
  const moves = unsent.reduce((sum, game) => sum + waiting(game), 0);
  return unsent.length === 0
    ? nothing
    : html`<section class="offline-waiting" id="waiting">
        <p>${texts.say('offline.waiting', { games: unsent.length, moves })}</p>
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
            <a href="/${each}">${texts.say(`offline.need.${each}`)}</a>
            <span class="quiet">${texts.say(`offline.need.${each}.why`)}</span>
          </li>`,
      )}
    </ul>
  </section>`;
}
