import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const STYLES = new URL('../../styles/', import.meta.url);

/** Each comes whole; those of views come when one is opened that needs them, and stay. */
const BUNDLES = ['theme', 'shell', 'pages', 'play', 'lab', 'print'];

/** A class by itself or elements in it, of which nothing else says where they are. */
const ALONE = /^\.[\w-]+( [a-z0-9]+)*$/;

function sheet(name: string): string {
  const text = readFileSync(new URL(name, STYLES), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return text.replaceAll(/@import '\.\/([^']+)';/g, (_, part: string) => sheet(part));
}

/** The selectors of a sheet's rules, but for paper. */
function selectors(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, before, brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') {
      const head = before!.trim();
      open.push(head);
      if (!head.startsWith('@') && !open.some((each) => each.startsWith('@media print'))) {
        found.push(...head.split(',').map((each) => each.trim()));
      }
    } else if (brace === '}') {
      open.pop();
    }
  }
  return found;
}

test('how a class looks is said in one bundle of styles, or it would depend on which pages were opened before', () => {
  const where = new Map<string, Set<string>>();
  for (const bundle of BUNDLES) {
    for (const selector of selectors(sheet(`${bundle}.css`)).filter((each) => ALONE.test(each))) {
      where.set(selector, (where.get(selector) ?? new Set()).add(bundle));
    }
  }
  assert.ok(where.size > 150, `${where.size} are read`);
  assert.deepEqual(
    [...where].filter(([, bundles]) => bundles.size > 1).map(([selector]) => selector),
    [],
  );
});
