/**
 * The way between this browser and the server: what was done without a connection goes there, and the games that run come
 * here. Asked for by every page that has a connection; the server knows what it has already.
 */
import { isBegun, isFinished, isPaid, waiting, type DeviceGame, type DevicePlayer, type KeptGame } from './kept-game.js';
import { merged, paidSince, together } from './device-game.js';
import * as store from './store.js';

const ADDRESS = '/device/games';
/** As many as the server takes at once, and about how many bytes. */
const MOST_GAMES = 50;
const MOST_BYTES = 1_000_000;
/** About so many games it answers whether they are over. */
const MOST_ASKED = 200;

interface Refused {
  readonly line: string;
  readonly why: string;
}

interface Arrived {
  readonly id: string;
  readonly game: DeviceGame | null;
  readonly refused?: readonly Refused[];
}

interface Answer {
  /** By which mark it knows the player whose games they are now. */
  readonly player: string;
  readonly games: readonly Arrived[];
}

interface Running extends DevicePlayer {
  readonly games: readonly DeviceGame[];
  readonly finished: readonly string[];
}

/** What came of sending. */
export interface Sent {
  /** Games that the server has now. */
  readonly games: number;
  /** What it could not take, in its words. */
  readonly refused: readonly Refused[];
}

/** Sends what waits. Throws when any of it could not be sent; what the server did not take stays. */
export async function sendWaiting(): Promise<Sent> {
  const all = (await store.games()).filter((game) => waiting(game) > 0);
  const refused: Refused[] = [];
  let games = 0;
  let failure: unknown;
  await sendChoices();
  for (const some of parts(all)) {
    try {
      const answer = await post(some, {});
      if (some.some(({ paid }) => isPaid(paid))) {
        await store.renameDevice(); // what is paid from now on was never told by that name
      }
      for (const arrived of answer.games) {
        const sent = some.find(({ id }) => id === arrived.id);
        if (sent) {
          await take(sent, arrived, answer.player);
          refused.push(...(arrived.refused ?? []));
          games += 1;
        }
      }
    } catch (caught) {
      failure = caught; // one that is not taken keeps none of the others
    }
  }
  if (failure !== undefined) {
    throw failure;
  }
  return { games, refused };
}

async function sendChoices(): Promise<void> {
  const choices = await store.changedChoices();
  if (Object.keys(choices).length > 0) {
    await post([], choices);
    await store.forgetChoices(choices);
  }
}

/** In requests that the server takes. */
function parts(games: readonly KeptGame[]): KeptGame[][] {
  const all: KeptGame[][] = [];
  let bytes = Infinity;
  for (const game of games) {
    const size = JSON.stringify(game.archived).length;
    const last = all.at(-1);
    if (last === undefined || last.length >= MOST_GAMES || bytes + size > MOST_BYTES) {
      all.push([game]);
      bytes = size;
    } else {
      last.push(game);
      bytes += size;
    }
  }
  return all;
}

async function post(games: readonly KeptGame[], choices: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      device: await store.device(),
      now: new Date().toISOString(),
      ...(Object.keys(choices).length === 0 ? {} : { choices }),
      games: games.map(({ id, stored, archived, paid }) => ({ id, stored, archived, paid })),
    }),
  });
  if (!response.ok) {
    throw new Error(`the server answers ${response.status}`);
  }
  return (await response.json()) as Answer;
}

/**
 * The game as the server has it now takes the place of what was sent. What was played meanwhile, and what the server refuses,
 * stays behind it: it is shown as what waits, and can be saved.
 */
async function take(sent: KeptGame, { game, refused = [] }: Arrived, owner: string): Promise<void> {
  await store.change(sent.id, (now) => {
    const isRefusedWhole = refused.some(({ line }) => line === '');
    if (game === null || isRefusedWhole) {
      return undefined;
    }
    const fresh = { ...store.asKept(withWords(game, now), now), owner };
    const isMoreHere = refused.length > 0 || now.archived.log.length > sent.archived.log.length;
    const left = { ...now, paid: paidSince(now.paid, sent.paid) };
    return { ...(isMoreHere || isPaid(left.paid) ? merged(fresh, left) : fresh), paid: left.paid };
  });
}

/** What a puzzle was taken along with is known here alone. */
function withWords(game: DeviceGame, before: DeviceGame | undefined): DeviceGame {
  return before === undefined ? game : { ...game, group: before.group, groupName: before.groupName, facts: game.facts || before.facts };
}

/** Asks for the games that run, and forgets those that were finished elsewhere. Returns whether the server knows a player. */
export async function fetchRunning(): Promise<boolean> {
  const here = (await store.games()).filter(({ stored }) => stored > 0).map(({ id }) => id);
  const response = await fetch(`${ADDRESS}?ids=${here.slice(0, MOST_ASKED).join(',')}`);
  if (!response.ok) {
    throw new Error(`the server answers ${response.status}`);
  }
  const { games, finished, ...player } = (await response.json()) as Running;
  if (player.player === '') {
    return false;
  }
  await store.setPlayer(player);
  const running = new Map(games.map((game) => [game.id, game]));
  await store.changeAll((now) => {
    const kept = now
      // those that are finished make room, and of more than are kept those that were played longest ago; but whoever lost the
      // cookie is somebody else to the server, and what is here of another player is all that is left
      .filter(
        (game) =>
          game.owner !== player.player || waiting(game) > 0 || !isBegun(game) || (running.has(game.id) && !isOver(game, finished)),
      )
      .map((game) => {
        const newer = running.get(game.id);
        running.delete(game.id);
        if (newer === undefined || (isSame(newer, game) && game.owner === player.player)) {
          return game;
        }
        return { ...merged(store.asKept(withWords(newer, game), game), game), owner: player.player };
      });
    return together([...kept, ...[...running.values()].map((game) => ({ ...store.asKept(game), owner: player.player }))]);
  });
  return true;
}

function isOver(game: KeptGame, finished: readonly string[]): boolean {
  return isFinished(game) || finished.includes(game.id);
}

function isSame(newer: DeviceGame, game: KeptGame): boolean {
  return newer.stored === game.stored && newer.archived.seconds <= game.archived.seconds && newer.archived.hintCost === game.archived.hintCost;
}

/** Both, as every page with a connection does; of all tabs one at a time. */
export async function synchronize(): Promise<Sent> {
  return navigator.locks.request('crosscage-games', async () => {
    const sent = await sendWaiting();
    await fetchRunning();
    return sent;
  });
}
