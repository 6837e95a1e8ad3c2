/**
 * The service worker: shows the offline page in the place of a page that the server could not be asked for. While the server
 * answers, whatever it says, each page comes from there; no page is kept but the offline one, for each other has a nonce of
 * its own. Vaadin's requests go past it.
 */
import { matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { enable as askWhileItStarts } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { TAKE_OVER } from './take-over.js';
import { prefix } from '../connection/prefix.js';

interface WorkerScope {
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What the offline page needs of the bundle, by names that have a hash: from vite.offline.ts. */
declare const OFFLINE_FILES: readonly string[];
/** The offline page, its words and new games, with the places of their revisions, which the Java class org.crosscage.shell.document.OfflineServlet fills in. */
const PAGE = { url: `${prefix}/offline`, revision: '{page}' };
const TEXTS = { url: `${prefix}/offline/texts`, revision: '{texts}' };
const NEW_GAMES = { url: `${prefix}/offline/new-games`, revision: '{new-games}' };
/**
 * For how long a page may let itself be waited for before the offline one is shown, in seconds: a network that swallows all it
 * is sent says nothing by itself. A server that has no room for a page says so sooner.
 */
const LONGEST_WAIT = 10;

/** Its requests, and downloads. */
const VAADINS_OWN = [/\/VAADIN\//, /[?&]v-r=/];
/** Boards in frames of other pages, where the offline page cannot be shown. */
const FRAMED = new RegExp(`^${prefix.replaceAll('.', '\\.')}/embed/`);

const scope = self as unknown as WorkerScope;
const network = new NetworkOnly({ networkTimeoutSeconds: LONGEST_WAIT });

askWhileItStarts();
precacheAndRoute([...OFFLINE_FILES.map((file) => ({ url: `${prefix}/${file}`, revision: null })), PAGE, TEXTS, NEW_GAMES], { cleanURLs: false, directoryIndex: '' });

/**
 * A browser asks for a password only where no worker is between, so this one goes. The next page registers another; what is
 * cached for it and the games on the device stay.
 */
async function withoutWorker({ href }: URL): Promise<Response> {
  await scope.registration.unregister();
  return Response.redirect(href);
}

/** The page as it is shown at any address: what it loads it has from where the game begins. */
async function offlinePage(): Promise<Response | undefined> {
  const page = await matchPrecache(PAGE.url);
  return page && new Response((await page.text()).replace('<base href=".">', `<base href="${prefix}/">`), page);
}

registerRoute(
  new NavigationRoute(
    async (context) => {
      try {
        const answer = await network.handle(context);
        if (answer.headers.has('WWW-Authenticate')) {
          return await withoutWorker(context.url);
        }
        return answer;
      } catch {
        return (await offlinePage()) ?? Response.error();
      }
    },
    { denylist: [...VAADINS_OWN, FRAMED] },
  ),
);

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) {
    void scope.skipWaiting();
  }
});
