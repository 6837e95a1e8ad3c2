/**
 * Keeps the games of this device as the server has them while there is a connection: what waits is sent, the games that run
 * are asked for once for each load of a page, and what a board hears from the server is written down beside it.
 */
import type { PuzzleBoard } from '../board/element/puzzle-board.js';
import type { Delivery, LogEntry } from '../board/puzzle/types.js';
import { dayOf, isOpen, type KeptGame } from './kept-game.js';
import { know } from './known-addresses.js';
import { CellNames, writeLine } from './log-lines.js';
import * as store from './store.js';
import { synchronize } from './way-back.js';

export async function follow(): Promise<void> {
  window.addEventListener('board-received', received);
  window.addEventListener('online', () => void synchronize().catch(() => undefined));
  try {
    await synchronize();
  } finally {
    await learn();
  }
}

/** What links lead to when the connection breaks; without a worker they lead nowhere. */
async function learn(): Promise<void> {
  const games = navigator.serviceWorker.controller ? await store.games() : [];
  const open = games.filter((game) => isOpen(game));
  const days = open.filter((game) => dayOf(game) !== undefined).map(({ archived }) => `/${archived.source.replace(/^daily-(.{10})-/, 'daily/$1/')}`);
  know(open.length === 0 ? [] : ['/', '/continue', ...days, ...open.map(({ id }) => `/play/${id}`)]);
}

const received = (event: Event): void => {
  const board = event.target as PuzzleBoard;
  const id = board.game?.id;
  if (id !== undefined) {
    const delivery = (event as CustomEvent<Delivery>).detail;
    void store.change(id, (now) => grown(now, delivery, new Date())).catch(() => undefined);
  }
};

/** The game with what the server has stored now; undefined where something between is missing, which the next page asks for. */
export function grown(game: KeptGame, { ops }: Delivery, now: Date): KeptGame | undefined {
  const names = new CellNames(game.picture);
  const isAlone = game.archived.log.length === game.stored;
  const log = [...game.archived.log];
  for (const op of ops) {
    if (isAlone && op.version === log.length + 1) {
      log.push(writeLine(asEntry(op), now.toISOString(), names));
    }
  }
  return log.length === game.archived.log.length
    ? undefined
    : { ...game, stored: log.length, played: now.getTime(), archived: { ...game.archived, log } };
}

function asEntry({ client, seq, kind, level, changes }: LogEntry): LogEntry {
  return { client, seq, kind, ...(level === undefined ? {} : { level }), ...(changes === undefined ? {} : { changes }) };
}
