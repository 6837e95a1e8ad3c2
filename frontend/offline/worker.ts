/**
 * The service worker: shows the offline page in the place of a page that the server could not be asked for. While the server
 * answers, whatever it says, each page comes from there; no page is kept but the offline one, for each other has a nonce of
 * its own. Vaadin's requests go past it.
 */
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { enable as askWhileItStarts } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { TAKE_OVER } from './take-over.js';

interface WorkerScope {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** What the offline page needs of the bundle, by names that have a hash: from vite.offline.ts. */
declare const OFFLINE_FILES: readonly string[];
/** Its address and the place of its revision, which the Java class org.crosscage.shell.OfflineServlet fills in. */
const PAGE = { url: '/offline', revision: '{revision}' };

/** Its requests, and downloads. */
const VAADINS_OWN = [/^\/VAADIN\//, /[?&]v-r=/];

const scope = self as unknown as WorkerScope;
const network = new NetworkOnly();

askWhileItStarts();
cleanupOutdatedCaches();
precacheAndRoute([...OFFLINE_FILES.map((url) => ({ url, revision: null })), PAGE], { cleanURLs: false, directoryIndex: '' });

registerRoute(
  new NavigationRoute(
    async (context) => {
      try {
        return await network.handle(context);
      } catch {
        return (await matchPrecache(PAGE.url)) ?? Response.error();
      }
    },
    { denylist: VAADINS_OWN },
  ),
);

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) {
    void scope.skipWaiting();
  }
});
