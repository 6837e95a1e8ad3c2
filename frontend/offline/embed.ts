/**
 * A board in a frame of another page: the game of a guest, which the browser plays by itself and nobody keeps. The page around
 * the frame hears how far it is. No service worker, no cookie and no session.
 */
import { html, render } from 'lit';
import { prefix } from '../connection/prefix.js';
import { asKept } from './device/device-game.js';
import { GuestStore } from './device/guest-store.js';
import type { DeviceGame } from './device/kept-game.js';
import { OfflineTexts } from './device/texts.js';
import { receivers, report } from './parents.js';
import './screen/game-screen.js';
import { addStyles } from './styles.js';

const outlet = document.querySelector<HTMLElement>('#outlet')!;

async function start(game: DeviceGame, address: string): Promise<void> {
  const texts = await OfflineTexts.load();
  const kept = asKept(game);
  const origins = receivers((outlet.dataset['parents'] ?? '').split(' '), document.referrer);
  const isFramed = window.parent !== window;
  const store = new GuestStore(kept, (progress) => isFramed && report(window.parent, origins, progress));
  outlet.replaceChildren();
  render(
    html`<div class="shell embedded">
      <header>
        <span>${texts.say('offline.guest')}</span>
        <a href=${address} target="_blank">${texts.say('offline.guest.open', { site: texts.say('shell.site') })}</a>
      </header>
      <main class="shell-content"><offline-game .texts=${texts} .kept=${kept} .guest=${store}></offline-game></main>
    </div>`,
    outlet,
  );
}

addStyles();
const { game, link } = outlet.dataset;
if (game !== undefined) {
  void start(JSON.parse(game) as DeviceGame, `${prefix}/${link ?? ''}`);
}
