import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../..', import.meta.url));
const BOARD = join(FRONTEND, 'board');
/** As many are taken in at a glance. */
const MOST_FILES = 20;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(folder, entry.name));
}

function rooms(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'test'].includes(entry.name))
    .map((entry) => join(folder, entry.name));
  return [folder, ...inside.flatMap(rooms)];
}

/** The other folders that the files of a folder import from. */
function used(folder: string): Set<string> {
  const imported = sources(folder).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*'(\.[^']+)'/g)].map(([, path]) => dirname(join(folder, path!))),
  );
  return new Set(imported.filter((other) => other !== folder));
}

/** A way that comes back to a folder already on it; empty when there is none. */
function circle(way: string[], uses: Map<string, Set<string>>): string[] {
  for (const next of uses.get(way.at(-1)!) ?? []) {
    const found = way.includes(next) ? [...way, next] : circle([...way, next], uses);
    if (found.length > 0) {
      return found;
    }
  }
  return [];
}

describe('the rooms of the frontend', () => {
  it('have a list that is taken in at a glance', () => {
    const full = rooms(FRONTEND).filter((room) => sources(room).length > MOST_FILES);
    assert.deepEqual(full, []);
  });

  it('of the board do not use each other in a circle', () => {
    const uses = new Map(rooms(BOARD).map((room) => [room, used(room)]));
    assert.ok(uses.size > 5, 'there are rooms');
    const found = [...uses.keys()].map((room) => circle([room], uses)).find((way) => way.length > 0) ?? [];
    assert.deepEqual(found.map((room) => relative(FRONTEND, room)), []);
  });
});
