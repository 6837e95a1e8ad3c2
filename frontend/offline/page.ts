/**
 * The pages of a browser without a connection. The service worker shows them at the address of the page that could not be
 * loaded: a game that is kept here is played there, and any other address says what it needs, above what is here. The page
 * that was asked for is loaded as soon as the server answers, but never under the hands of somebody who plays, or who makes or
 * pastes a puzzle.
 */
import { html, nothing, render, type TemplateResult } from 'lit';
import { home, type Asked, type HomeProps } from './home.js';
import { NEW_GAMES } from './new-game/new-games.js';
import { ORDER } from './new-game/next-puzzle.js';
import { choicesOf, dailyOf, giantOf, offer, type Daily, type Offer } from './new-game/offer.js';
import './screen/connection-sign.js';
import type { ConnectionSign } from './screen/connection-sign.js';
import { frame } from './screen/frame.js';
import type { OfflineGame } from './screen/game-screen.js';
import { learnScreen } from './screen/learn-screen.js';
import './screen/game-screen.js';
import './screen/walkthrough-screen.js';
import './train/training-screen.js';
import { dayOf, isBegun, isOpen, isRunning, today, waiting, type KeptGame } from './device/kept-game.js';
import { beginPuzzle, moveTakenAlong, openedPages, puzzlesOf } from './device/opened.js';
import { addressOf, isPlayable, isTechnique, type OpenedPage } from './device/opened-page.js';
import { cachedPositions, cachedRun } from './device/positions.js';
import { isThere, whenConnected } from './device/reconnection.js';
import { saveWaiting } from './screen/save.js';
import { isUntouchedForLong } from './screen/untouched.js';
import * as store from './device/store.js';
import { OfflineTexts } from './device/texts.js';
import { addStyles } from './styles.js';
import { linkPages } from './teacher/teacher.js';
import { synchronize, type Sent } from './device/way-back.js';
import { prefix } from '../connection/prefix.js';

/** How often what is played is sent once there is a connection again, in milliseconds. */
const SEND_EVERY = 10_000;
/** There while a puzzle is being made or pasted. */
const BUSY = '.making, pasted-puzzles:focus-within, pasted-puzzles .found > *';
/** How often it is looked for that, in milliseconds. */
const LOOK_EVERY = 500;
/** For how long it is waited for what is just being stored, in milliseconds. */
const LONGEST_WAIT = 3000;

const outlet = document.querySelector<HTMLElement>('#outlet')!;

/** What an address asks for. */
type Wanted = { readonly game: KeptGame } | { readonly asked: Asked | undefined; readonly puzzle?: string };

/** The names in the address of the page. */
function segments(): string[] {
  return location.pathname.slice(prefix.length).split('/').slice(1);
}

/**
 * @param games with the puzzles of the day that are not begun
 * @param daily the puzzles of today and the giant of the week
 */
function wanted(games: readonly KeptGame[], daily: readonly Daily[]): Wanted {
  const [first = '', second = '', third = ''] = segments();
  const isOfDay = (game: KeptGame): boolean =>
    dayOf(game) === (second || today()) && (third === '' || game.archived.source === `daily-${second}-${third}`);
  const found =
    first === 'continue'
      ? games.find((game) => isOpen(game) && isRunning(game))
      : first === 'daily' && third !== ''
        ? games.find((game) => isOpen(game) && isOfDay(game))
        : first === 'play'
          ? games.find((game) => isOpen(game) && game.id === second)
          : undefined;
  if (found) {
    return { game: found };
  }
  if (first === 'daily' && daily.some(({ day, name }) => day === second && name === third)) {
    return { asked: undefined, puzzle: third };
  }
  if (first === 'daily' && second === today() && third !== '') {
    return { asked: 'unknown' };
  }
  const order = new URLSearchParams(location.search).get(ORDER) ?? '';
  if (first === '' && Object.keys(choicesOf(order)).length > 0) {
    return { asked: undefined, puzzle: order };
  }
  const isHere = first === '' || first === 'continue' || (first === 'daily' && ((second || today()) === today() || games.some(isOfDay)));
  return { asked: isHere ? undefined : first === 'learn' && third === '' ? 'technique' : isPage(first) ? 'page' : 'unknown' };
}

/** Whether addresses of the server begin so; the page has them from it. */
function isPage(first: string): boolean {
  return (outlet.dataset['pages'] ?? first).split(' ').includes(first);
}

function show(content: TemplateResult, title: string): void {
  document.title = title;
  outlet.replaceChildren();
  render(content, outlet);
}

async function start(): Promise<void> {
  addStyles();
  const none: Offer = { kinds: [], techniques: [] };
  const [texts, { kinds, techniques }, here] = await Promise.all([OfflineTexts.load(), offer().catch(() => none), read()]);
  const what = wanted(here.games, [...dailyOf(kinds, today()), ...giantOf(kinds, today())]);
  const titled = (name: string): string => texts.say('shell.title', { page: name });
  const game = await gameOf(what);
  const player = await store.player().catch(() => undefined);
  const [first, second = '', third] = segments();
  const learn = first === 'learn' && third === undefined ? await learnScreen(texts, second, techniques) : undefined;
  if (game) {
    const screen =
      first === 'play' && third === 'solve'
        ? html`<offline-walkthrough .texts=${texts} .kept=${game} .player=${player}></offline-walkthrough>`
        : html`<offline-game .texts=${texts} .kept=${game} .player=${player}></offline-game>`;
    show(frame(texts, screen), titled(game.name));
    whenConnected(() => void back(true));
  } else if (learn) {
    show(frame(texts, learn.screen), titled(learn.name));
    const isRead = !['', 'combinations'].includes(second);
    whenConnected(() => void back(isRead));
  } else if (segments().join('/') === 'import') {
    const { trouble } = here;
    const screen = html`<div class="page">
      <h1>${texts.say('library.paste.title')}</h1>
      <p class="lead">${texts.say(trouble ? `offline.lead.${trouble}` : 'offline.paste.lead')}</p>
      ${trouble ? nothing : html`<pasted-puzzles .texts=${texts} shared></pasted-puzzles>`}
    </div>`;
    show(frame(texts, screen), titled(texts.say('library.paste.title')));
    whenConnected(() => void back(false));
  } else if (first === 'train' && third === undefined) {
    const { positions } = await cachedPositions().catch(() => ({ positions: [] }));
    const run = await cachedRun().catch(() => undefined);
    const screen = html`<offline-training .texts=${texts} .player=${player} .positions=${positions} .run=${run}></offline-training>`;
    show(frame(texts, screen, 'offline.back.train'), titled(texts.say('train.title')));
    whenConnected(() => void back(true));
  } else {
    const saveAsFile = (): void => void saveWaiting(texts);
    const isNearlyFull = await store.isNearlyFull();
    const { asked, puzzle } = here.page || 'game' in what ? {} : what;
    const changed = await store.changedChoices().catch(() => ({}) as Record<string, string>);
    const chosen = changed[NEW_GAMES] ?? player?.choices[NEW_GAMES] ?? '';
    const more = { isDaily: first === 'daily', played: player?.daily ?? {}, asked, puzzle, chosen, isNearlyFull, saveAsFile };
    show(home({ ...here, texts, kinds, ...more }), titled(texts.say('offline.title')));
    whenConnected(() => void back(false));
  }
}

/** Reads from this device as much as the page that was asked for shows. */
async function read(): Promise<Pick<HomeProps, 'games' | 'pages' | 'page' | 'day' | 'trouble'>> {
  try {
    await moveTakenAlong().catch(() => undefined); // without room they stay as they are
    const begun = await store.games();
    const opened = await openedPages();
    linkPages(opened.filter(isTechnique).map(addressOf));
    const pages = opened.filter(isPlayable);
    const [first, second = ''] = segments();
    const isHere = pages.some(({ page }) => page === `day-${second}`) || begun.some((game) => dayOf(game) === second);
    const day = first === 'daily' && isHere ? second : today();
    const games = [...begun, ...(await puzzlesOf(`day-${day}`))];
    const others = pages.filter(({ page }) => page !== `day-${day}`);
    const asked = others.find(isAsked);
    const page = asked && { name: asked.name, puzzles: await puzzlesOf(asked.page) };
    return { games, pages: others.filter((each) => each !== asked), page, day, trouble: undefined };
  } catch (failure) {
    return { games: [], pages: [], page: undefined, day: today(), trouble: store.reason(failure) === 'private' ? 'private' : 'failed' };
  }
}

/** Whether the address is that of a page, whatever its list was narrowed to. */
function isAsked(page: OpenedPage): boolean {
  const address = `${prefix}/${addressOf(page)}`;
  const here = location.pathname.replace(/(.)\/$/, '$1');
  return address === (address.includes('?') ? here + location.search : here);
}

/** A puzzle that is asked for is begun. */
async function gameOf(what: Wanted): Promise<KeptGame | undefined> {
  if ('game' in what) {
    return isBegun(what.game) ? what.game : ((await beginPuzzle(what.game.id)) ?? what.game);
  }
  const [first, id = ''] = segments();
  return first === 'play' ? beginPuzzle(id).catch(() => undefined) : undefined;
}

/** There is a connection again: what waits is sent first. Whoever plays is told, and goes on when it suits. */
async function back(isPlaying: boolean): Promise<void> {
  const sent = await send();
  const sign = document.querySelector<ConnectionSign>('connection-sign')!;
  if (!isPlaying) {
    while (document.querySelector(BUSY)) {
      sign.say({ is: 'back', sent });
      await new Promise((done) => setTimeout(done, LOOK_EVERY));
    }
    location.reload();
    return;
  }
  sign.say({ is: 'back', sent });
  const again = async (): Promise<void> => {
    const now = await send();
    if (now === undefined && !(await isThere())) {
      sign.say({ is: 'none' });
      whenConnected(() => void back(true));
      return;
    }
    sign.say({ is: 'back', sent: now });
    if (now?.refused.length === 0 && document.querySelector('offline-game') && isUntouchedForLong() && (await isAllSent())) {
      location.reload();
    }
    setTimeout(() => void again(), SEND_EVERY);
  };
  setTimeout(() => void again(), SEND_EVERY); // whoever plays on
}

/** Undefined where not all of it could be sent. */
async function send(): Promise<Sent | undefined> {
  const game = document.querySelector<OfflineGame>('offline-game');
  // what a full storage does not take must not keep the rest from being sent
  await Promise.race([game?.keeper.settled(), new Promise((done) => setTimeout(done, LONGEST_WAIT))]);
  const sent = await synchronize().catch(() => undefined);
  void game?.keeper.catchUp();
  return sent;
}

async function isAllSent(): Promise<boolean> {
  return (await store.games()).every((game) => waiting(game) === 0);
}

// without its words there is only what the server has written into the page
start().catch(() => whenConnected(() => location.reload()));
