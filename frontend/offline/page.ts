/**
 * The pages of a browser without a connection. The service worker shows them at the address of the page that could not be
 * loaded: a game that is kept here is played there, and any other address says what it needs, above what is here. The page
 * that was asked for is loaded as soon as the server answers, but never under the hands of somebody who plays.
 */
import { html, render, type TemplateResult } from 'lit';
import { home, type Asked, type HomeProps } from './home.js';
import './screen/connection-sign.js';
import type { ConnectionSign } from './screen/connection-sign.js';
import { frame } from './screen/frame.js';
import type { OfflineGame } from './screen/game-screen.js';
import './screen/game-screen.js';
import './screen/walkthrough-screen.js';
import { dayOf, isBegun, isFinished, isKnownAs, isOpen, today, waiting, type KeptGame } from './device/kept-game.js';
import { isThere, whenConnected } from './reconnection.js';
import { saveWaiting } from './screen/save.js';
import { isUntouchedForLong } from './screen/untouched.js';
import * as store from './device/store.js';
import { OfflineTexts } from './device/texts.js';
import { addStyles } from './styles.js';
import { synchronize, type Sent } from './device/way-back.js';
import { prefix } from '../connection/prefix.js';

/** How often what is played is sent once there is a connection again, in milliseconds. */
const SEND_EVERY = 10_000;
/** For how long it is waited for what is just being stored, in milliseconds. */
const LONGEST_WAIT = 3000;

const outlet = document.querySelector<HTMLElement>('#outlet')!;

/** What an address asks for. */
type Wanted =
  | { readonly game: KeptGame; readonly isWalkthrough: boolean }
  | { readonly asked: Asked | undefined; readonly day: string };

function wanted(path: string, games: readonly KeptGame[]): Wanted {
  const [, first = '', second = '', third = ''] = path.slice(prefix.length).split('/');
  const isOfDay = (game: KeptGame): boolean =>
    dayOf(game) === (second || today()) && (third === '' || game.archived.source === `daily-${second}-${third}`);
  const found =
    first === 'continue'
      ? games.find((game) => isOpen(game) && isBegun(game) && !isFinished(game))
      : first === 'daily' && third !== ''
        ? games.find((game) => isOpen(game) && isOfDay(game))
        : first === 'play'
          ? games.find((game) => isOpen(game) && isKnownAs(game, second))
          : undefined;
  if (found) {
    return { game: found, isWalkthrough: first === 'play' && third === 'solve' };
  }
  const ofDay = first === 'daily' ? games.filter(isOfDay) : [];
  if (ofDay.some((game) => !isOpen(game))) {
    return { asked: 'coming', day: second };
  }
  if (ofDay.length > 0 || (first === 'daily' && (second || today()) === today())) {
    return { asked: undefined, day: second || today() };
  }
  return { asked: first === '' || first === 'continue' ? undefined : isPage(first) ? 'page' : 'unknown', day: today() };
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
  const texts = await OfflineTexts.load();
  let trouble: HomeProps['trouble'];
  const games = await store.games().catch((failure: unknown) => {
    trouble = store.reason(failure) === 'private' ? 'private' : 'failed';
    return [];
  });
  const what = wanted(location.pathname, games);
  const titled = (name: string): string => texts.say('shell.title', { page: name });
  if ('game' in what) {
    const player = await store.player();
    const screen = what.isWalkthrough
      ? html`<offline-walkthrough .texts=${texts} .kept=${what.game} .player=${player}></offline-walkthrough>`
      : html`<offline-game .texts=${texts} .kept=${what.game} .player=${player}></offline-game>`;
    show(frame(texts, screen), titled(what.game.name));
    whenConnected(() => void back(true));
  } else {
    const saveAsFile = (): void => void saveWaiting(texts);
    const isNearlyFull = await store.isNearlyFull();
    show(home({ texts, games, asked: what.asked, day: what.day, trouble, isNearlyFull, saveAsFile }), titled(texts.say('offline.title')));
    whenConnected(() => void back(false));
  }
}

/** There is a connection again: what waits is sent first. Whoever plays is told, and goes on when it suits. */
async function back(isPlaying: boolean): Promise<void> {
  const sent = await send();
  if (!isPlaying) {
    location.reload();
    return;
  }
  const sign = document.querySelector<ConnectionSign>('connection-sign')!;
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
