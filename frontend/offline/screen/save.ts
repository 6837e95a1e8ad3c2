import { download } from '../../shell/download.js';
import { waiting } from '../device/kept-game.js';
import * as store from '../device/store.js';
import type { OfflineTexts } from '../device/texts.js';

/** As org.crosscage.player.store.PlayerArchive has it. */
const HEAD = { format: 'crosscage-player', version: 1 };

/** Hands out what waits to be sent as a file that a player's page imports. */
export async function saveWaiting(texts: OfflineTexts): Promise<void> {
  const games = (await store.games()).filter((game) => waiting(game) > 0);
  const made = `${new Date().toISOString().slice(0, 19)}Z`;
  const archive = { ...HEAD, made, games: games.map(({ archived }) => archived) };
  const file = new Blob([JSON.stringify(archive, undefined, 2)], { type: 'application/json' });
  download(file, texts.say('offline.waiting.file', { date: new Date().toISOString().slice(0, 10) }));
}
