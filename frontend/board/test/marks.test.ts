import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cagePlace, UNDERLINE } from '../draw/clue-drawing.js';
import { CLUE_HEIGHT, markPlaces } from '../draw/marks.js';
import { CELL } from '../draw/svg.js';

/** How high digits are, as a part of their type's size. */
const DIGIT_HEIGHT = 0.7;
const LINE = 2;
const DIGIT_WIDTH = 0.6;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('candidate marks', () => {
  for (const n of upTo(12).slice(2)) {
    const places = markPlaces(upTo(n), { clueHeight: CLUE_HEIGHT, inset: 0 });

    it(`of ${n} values stand clear of a clue and its underline, however small the cell`, () => {
      for (const small of [false, true]) {
        const { y } = cagePlace('3÷', 0, 0)(small);
        assert.ok(y + UNDERLINE + LINE / 2 <= places.y(0) - DIGIT_HEIGHT * places.size);
      }
    });

    it(`of ${n} values stand inside their cell`, () => {
      assert.ok(places.x(0) - places.size / 2 >= 0);
      assert.ok(places.y(n - 1) <= CELL);
    });

    it(`of ${n} values do not run into each other`, () => {
      const widest = String(n).length * DIGIT_WIDTH * places.size;
      assert.ok(places.x(1) - places.x(0) >= widest + 0.25 * places.size);
    });
  }
});
