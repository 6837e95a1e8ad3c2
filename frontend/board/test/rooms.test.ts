import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const FRONTEND = fileURLToPath(new URL('../..', import.meta.url));
/** As many are taken in at a glance. */
const MOST_FILES = 20;

/** The other rooms that a room may import from, types included; `.` is the folder of all, with the file that starts them. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  connection: [],
  board: ['connection'],
  edit: ['board', 'connection'],
  lab: ['board', 'shell'],
  play: ['board', 'connection'],
  train: ['board', 'play'],
  shell: ['board', 'connection'],
  learn: ['board', 'play'],
  offline: ['board', 'connection', 'learn', 'play', 'shell', 'styles', 'train'],
  '.': ['offline', 'shell'],
};

/** Matches imports of files, with those of types and the address of a worker's script. */
const IMPORT = /(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*['"`]((?:\.|Frontend\/)[^'"`]*)['"`]/g;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(folder, entry.name));
}

function folders(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['generated', 'test'].includes(entry.name))
    .map((entry) => join(folder, entry.name));
  return [folder, ...inside.flatMap(folders)];
}

/** The files of the frontend that a file imports. */
function imported(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
    .map(([, address]) => resolve(dirname(file), address!.replace(/^Frontend\//, FRONTEND)))
    .map((path) => path.replace(/\?\w+$/, '').replace(/\.js$/, '.ts'))
    .filter((path) => !/^(\.\.|generated)\//.test(relative(FRONTEND, path)))
    .map((path) => {
      assert.ok(statSync(path, { throwIfNoEntry: false })?.isFile(), `${file} imports ${path}, which is no file`);
      return path;
    });
}

/** Each import: the file that has it and the file that it names, by their paths in the frontend. */
const IMPORTS = folders(FRONTEND)
  .flatMap(sources)
  .flatMap((file) => imported(file).map((other) => [relative(FRONTEND, file), relative(FRONTEND, other)] as const));

function room(file: string): string {
  return file.includes('/') ? file.split('/')[0]! : '.';
}

/** The other groups that each group of files imports from. */
function uses(group: (file: string) => string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const [one, other] of IMPORTS.map(([file, target]) => [group(file), group(target)] as const)) {
    if (one !== other) {
      found.set(one, (found.get(one) ?? new Set()).add(other));
    }
  }
  return found;
}

/** A way that comes back to where it began; empty when there is none. */
function circle(uses: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const left = new Map(uses);
  // a group is in no circle if it uses none that may be in one
  for (let before = Infinity; left.size < before; ) {
    before = left.size;
    left.forEach((used, one) => [...used].some((other) => left.has(other)) || left.delete(one));
  }
  const way = [...left.keys()].slice(0, 1);
  while (way.length > 0) {
    const next = [...left.get(way.at(-1)!)!].find((other) => left.has(other))!;
    if (way.includes(next)) {
      return [...way.slice(way.indexOf(next)), next];
    }
    way.push(next);
  }
  return way;
}

/** All text of the files below a folder that end so, tests left out. */
function text(folder: string, ends: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path) && !/(^|\/)(generated|test)\//.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
}

it('styles name no variable that nobody sets', () => {
  const styles = text(FRONTEND, /\.(css|ts)$/);
  // Java may put the two dashes before a name itself
  const byJava = [...text(join(FRONTEND, '../src/main/java'), /\.java$/).matchAll(/"(?:--)?([\w-]+)"/g)].map(([, name]) => `--${name}`);
  const set = new Set([...[...styles.matchAll(/(--[\w-]+)(?=\s*:|')/g)].map(([name]) => name), ...byJava]);
  const named = new Set([...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  assert.ok(named.size > 50);
  assert.deepEqual([...named].filter((name) => !set.has(name)), []);
});

describe('the rooms of the frontend', () => {
  it('have a list that is taken in at a glance', () => {
    const full = folders(FRONTEND).filter((folder) => sources(folder).length > MOST_FILES);
    assert.deepEqual(full, []);
  });

  it('import from no room that they may not use', () => {
    const wrong = IMPORTS.filter(([file, other]) => ![room(file), ...(MAY_USE[room(file)] ?? [])].includes(room(other)));
    assert.deepEqual(wrong.map(([file, other]) => `${file} imports ${other}`), []);
  });

  it('may use no room that they do not import from', () => {
    const used = uses(room);
    const unused = Object.entries(MAY_USE).map(([one, others]) => [one, others.filter((other) => !used.get(one)?.has(other))]);
    assert.deepEqual(unused.filter(([, others]) => others!.length > 0), []);
  });

  it('import each other in no circle of rooms, folders or files', () => {
    for (const group of [room, dirname, (file: string) => file]) {
      assert.deepEqual(circle(uses(group)), []);
    }
  });
});

it('a circle of imports is told by the way around it', () => {
  const imports = { a: ['b', 'c'], b: ['d'], d: ['e', 'b'], e: ['c'] };
  assert.deepEqual(circle(new Map(Object.entries(imports).map(([one, others]) => [one, new Set(others)]))), ['b', 'd', 'b']);
});
