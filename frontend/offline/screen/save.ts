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
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(archive, undefined, 2)], { type: 'application/json' }));
  link.download = texts.say('offline.waiting.file', { date: new Date().toISOString().slice(0, 10) });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
