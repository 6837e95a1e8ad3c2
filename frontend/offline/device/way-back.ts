/**
 * The way between this browser and the server: what was done without a connection goes there, and the games that run come
 * here. Asked for by every page that has a connection; the server knows what it has already.
 */
import { waiting, type DeviceGame, type DevicePlayer, type KeptGame } from './kept-game.js';
import { after, asKept, merged, withWords, type Arrived } from './device-game.js';
import { openedPages, removeBegun, removeOf } from './opened.js';
import { removePositionsOf, cachedPositions } from './positions.js';
import * as store from './store.js';
import { prefix } from '../../connection/prefix.js';

const ADDRESS = `${prefix}/device/games`;
/** As many as the server takes at once, and about how many bytes. */
const MOST_GAMES = 50;
const MOST_BYTES = 1_000_000;
/** For how long an answer is waited for, in milliseconds: other tabs wait meanwhile. What is sent has as long as at the server. */
const LONGEST_WAIT = 60_000;
const BYTES_PER_MS = 64;
/** The same for the games that run: the server ends an answer of 8 MB after 158 s. */
const LONGEST_ANSWER = 190_000;
/** About so many players it answers whether they had everything deleted. */
const MOST_OWNERS = 200;

interface Answer {
  /** By which mark it knows the player whose games they are now. */
  readonly player: string;
  readonly games: readonly Arrived[];
}

interface Running extends DevicePlayer {
  readonly games: readonly DeviceGame[];
  /** Marks of players who had everything deleted. */
  readonly deleted: readonly string[];
}

/** The outcome of sending. */
export interface Sent {
  /** Whether any entry was to be sent. */
  readonly hasEntries: boolean;
  /** Why the server could not take some games, in its words. */
  readonly refused: string[];
}

/** A server that is there did not take a request. */
class Refusal extends Error {
  readonly isOfSome: boolean;

  constructor(status: number) {
    super(`the server answers ${status}`);
    this.isOfSome = status >= 500 || status === 413;
  }
}

/** Sends what waits. Throws when any of it could not be sent; what the server did not take stays. */
async function sendWaiting(): Promise<Sent> {
  const all = (await store.games()).filter((game) => waiting(game) > 0);
  const sent: Sent = { hasEntries: all.some(({ archived, stored }) => archived.log.length > stored), refused: [] };
  await sendChoices();
  await each(parts(all), (some) => send(some, sent));
  return sent;
}

/** One after the other, past whatever the server refuses. After any other failure there is no connection. */
async function each<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  let refusal: Refusal | undefined;
  for (const one of all) {
    try {
      await work(one);
    } catch (failure) {
      if (!(failure instanceof Refusal)) {
        throw failure;
      }
      refusal ??= failure;
    }
  }
  if (refusal) {
    throw refusal;
  }
}

/** Of games that a server cannot take together it takes those that it can. */
async function send(some: readonly KeptGame[], sent: Sent): Promise<void> {
  let answer: Answer;
  try {
    answer = await post(some, {});
  } catch (failure) {
    if (some.length === 1 || !(failure instanceof Refusal) || !failure.isOfSome) {
      throw failure;
    }
    return each(some, (game) => send([game], sent));
  }
  const changes = answer.games.flatMap((arrived) => {
    const game = some.find(({ id }) => id === arrived.id);
    return game ? [{ id: game.id, by: (now: KeptGame) => after(now, arrived, answer.player) }] : [];
  });
  await store.taken(changes);
  sent.refused.push(...answer.games.flatMap(({ refused = '' }) => (refused === '' ? [] : [refused])));
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

/** Whoever lost the cookie gets another one with the first page, and is another player from then on. */
async function post(games: readonly KeptGame[], choices: Readonly<Record<string, string>>): Promise<Answer> {
  let response = await request(games, choices);
  if (response.status === 401) {
    await fetch(`${prefix}/`, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_WAIT) });
    response = await request(games, choices);
  }
  if (!response.ok) {
    throw new Refusal(response.status);
  }
  return (await response.json()) as Answer;
}

async function request(games: readonly KeptGame[], choices: Readonly<Record<string, string>>): Promise<Response> {
  const body = JSON.stringify({
    ...(Object.keys(choices).length === 0 ? {} : { choices }),
    games: games.map(({ id, archived }) => ({ id, archived })),
  });
  return fetch(ADDRESS, {
    signal: AbortSignal.timeout(LONGEST_WAIT + body.length / BYTES_PER_MS),
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });
}

/** Asks for the games that run, and forgets what is here of players who had everything deleted. */
async function ask(): Promise<Running> {
  const known = [...(await store.games()), ...(await openedPages()), await cachedPositions()];
  const owners = new Set(known.map(({ owner = '' }) => owner));
  const asked = [...owners].slice(0, MOST_OWNERS).join(',');
  const response = await fetch(`${ADDRESS}?owners=${asked}`, { signal: AbortSignal.timeout(LONGEST_ANSWER) });
  if (!response.ok) {
    throw new Refusal(response.status);
  }
  const answer = (await response.json()) as Running;
  if (answer.deleted.length > 0) {
    await store.changeAll((all) => all.filter(({ owner }) => !answer.deleted.includes(owner)));
    await removeOf(answer.deleted);
    await removePositionsOf(answer.deleted);
  }
  return answer;
}

/** Keeps the games that run, and forgets those that were finished elsewhere. */
async function fetchRunning(): Promise<void> {
  const { games, deleted: _, ...player } = await ask();
  if (player.player === '') {
    return;
  }
  await store.setPlayer(player);
  const running = new Map(games.map((game) => [game.id, game]));
  await store.changeAll((now) => {
    const kept = now
      // those that are finished make room, and of more than are kept those that were played longest ago; but whoever lost the
      // cookie is somebody else to the server, and what is here of another player is all that is left
      .filter((game) => game.owner !== player.player || waiting(game) > 0 || running.has(game.id))
      .map((game) => {
        const newer = running.get(game.id);
        running.delete(game.id);
        if (newer === undefined || (isSame(newer, game) && game.owner === player.player)) {
          return game;
        }
        return { ...merged(asKept(withWords(newer, game), game), game), owner: player.player };
      });
    return [...kept, ...[...running.values()].map((game) => ({ ...asKept(game), owner: player.player }))];
  });
  await removeBegun(games);
}

/** Whether the server has nothing new of it: no moves, no costs, and no other name for it. */
function isSame(newer: DeviceGame, game: KeptGame): boolean {
  const { archived, ...words } = withWords(newer, game);
  return (
    archived.seconds <= game.archived.seconds &&
    archived.hintCost === game.archived.hintCost &&
    Object.entries(words).every(([key, value]) => JSON.stringify(value) === JSON.stringify(game[key as keyof DeviceGame]))
  );
}

/** Both, as every page with a connection does; of all tabs one at a time. What was deleted is not sent. */
export async function synchronize(): Promise<Sent> {
  return navigator.locks.request(`${prefix}crosscage-games`, async () => {
    if ((await store.games()).some((game) => game.owner !== '' && waiting(game) > 0)) {
      await ask();
    }
    let sent: Sent;
    try {
      sent = await sendWaiting();
    } finally {
      await fetchRunning(); // what could not be sent keeps nothing away
    }
    return sent;
  });
}
