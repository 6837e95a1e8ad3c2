import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { BRANCH_COLOURS } from '../game/branches.js';

const TOKENS = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const BOARD = readFileSync(new URL('../element/board-style.ts', import.meta.url), 'utf8');

/** WCAG 2.2, 1.4.3: what small text needs. */
const ENOUGH = 4.5;

type Scheme = 'light' | 'dark';
type Rgb = readonly number[];

/** The colours that a player gives cells. */
const OWN_COLOURS = Array.from({ length: 8 }, (_, i) => `board-colour-${i + 1}`);

/** What may stand on what: digits, marks and clues, those of a hint too, on every background that a cell can have. */
const BACKGROUNDS = [
  'surface',
  'square',
  'select',
  'peer',
  'same',
  'look',
  'cage-1',
  'cage-2',
  'cage-3',
  'cage-4',
  'cause-bg',
  'gone-bg',
  'found-bg',
  ...OWN_COLOURS,
];
/** The same, 1.4.11: what arrows need. */
const ENOUGH_FOR_LINES = 3;

/** The contrast by which one sees outdoors that a cell differs from others. */
const TINT = 1.3;

/** The distance in Oklab by which two tints are not taken for each other. */
const APART = 0.028;

/** Lines between cells of one cage: seen, yet far behind the cage's own border. */
const SEEN = 1.6;

const BRANCHES = Array.from({ length: BRANCH_COLOURS }, (_, i) => `branch-${i + 1}`);

const FOREGROUNDS = ['ink', 'ink-2', 'player', 'accent', 'cause', 'gone', 'found', ...BRANCHES];

function tokensOf(scheme: Scheme, more: boolean): ReadonlyMap<string, Rgb> {
  const [normal = '', contrast = ''] = TOKENS.split("html[data-contrast='more']");
  const tokens = new Map<string, Rgb>();
  for (const css of [normal, BOARD.split('@media')[0]!, ...(more ? [contrast] : [])]) {
    const pattern = /--([\w-]+):\s*(?:var\([\w-]+, )?(?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}))/g;
    for (const [, name, light, dark, both] of css.matchAll(pattern)) {
      tokens.set(name!, rgb(both ?? (scheme === 'light' ? light! : dark!)));
    }
  }
  return tokens;
}

function rgb(hex: string): Rgb {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
}

function linear(colour: Rgb): Rgb {
  return colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
}

function luminance(colour: Rgb): number {
  return weighed([0.2126, 0.7152, 0.0722], linear(colour));
}

function weighed(weights: readonly number[], parts: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * parts[i]!, 0);
}

/** The colour in Oklab (https://bottosson.github.io/posts/oklab/), where distances are as an eye sees them. */
function oklab(colour: Rgb): readonly number[] {
  const rgb = linear(colour);
  const lms = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((weights) => Math.cbrt(weighed(weights, rgb)));
  return [
    [0.2104542553, 0.793617785, -0.0040720468],
    [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ].map((weights) => weighed(weights, lms));
}

function distance(one: Rgb, other: Rgb): number {
  const [from, to] = [oklab(one), oklab(other)];
  return Math.hypot(...from.map((part, i) => part - to[i]!));
}

function ratio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

for (const scheme of ['light', 'dark'] as const) {
  for (const more of [false, true]) {
    describe(`the ${scheme} scheme${more ? ' with more contrast' : ''}`, () => {
      const tokens = tokensOf(scheme, more);
      const legible = (text: string, on: string): void => {
        const found = ratio(tokens.get(text)!, tokens.get(on)!);
        assert.ok(found >= ENOUGH, `--${text} on --${on}: ${found.toFixed(2)}`);
      };

      it('keeps digits and marks, a hint\'s own too, legible on every background of a cell', () => {
        BACKGROUNDS.forEach((on) => FOREGROUNDS.forEach((text) => legible(text, on)));
      });

      it('keeps arrows visible on every background of a cell, and their numbers legible', () => {
        ['chain', 'chain-not', 'gone'].forEach((arrow) => {
          BACKGROUNDS.forEach((on) => {
            const found = ratio(tokens.get(arrow)!, tokens.get(on)!);
            assert.ok(found >= ENOUGH_FOR_LINES, `--${arrow} on --${on}: ${found.toFixed(2)}`);
          });
          legible('square', arrow);
        });
      });

      it('tints what belongs to the selection so that one sees it outdoors', () => {
        ['select', 'peer', 'same'].forEach((tint) => {
          const found = ratio(tokens.get(tint)!, tokens.get('square')!);
          assert.ok(found >= TINT, `--${tint} on --square: ${found.toFixed(3)}`);
        });
      });

      it('tells what a player coloured from equal digits, the look of a hint and cages of the first colour', () => {
        ['same', 'look', 'cage-1'].forEach((tint) => {
          OWN_COLOURS.forEach((own) => {
            const found = distance(tokens.get(tint)!, tokens.get(own)!);
            assert.ok(found >= APART, `--${tint} and --${own}: ${found.toFixed(3)}`);
          });
        });
      });

      it('shows lines between cells of one cage, weaker than the border of a cage', () => {
        const line = ratio(tokens.get('cell-line')!, tokens.get('square')!);
        assert.ok(line >= SEEN, `--cell-line on --square: ${line.toFixed(2)}`);
        assert.ok(ratio(tokens.get('rule')!, tokens.get('square')!) >= 2 * line);
      });

      it('keeps arrows visible on black cells, by the border around them', () => {
        assert.ok(ratio(tokens.get('square')!, tokens.get('clue')!) >= ENOUGH_FOR_LINES || ratio(tokens.get('chain')!, tokens.get('clue')!) >= ENOUGH_FOR_LINES);
      });

      it('keeps the letter of a branch legible on its colour', () => {
        BRANCHES.forEach((branch) => legible('square', branch));
      });

      it('keeps clues legible, those that are done, lit or broken too', () => {
        ['clue-ink', 'clue-lit', 'clue-gone'].forEach((text) => legible(text, 'clue'));
        const done = tokens.get('clue-ink')!.map((part, i) => 0.58 * part + 0.42 * tokens.get('clue')![i]!);
        assert.ok(ratio(done, tokens.get('clue')!) >= ENOUGH);
      });
    });
  }
}
