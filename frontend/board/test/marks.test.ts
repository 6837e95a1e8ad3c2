import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { DISTANCE } from '../draw/cage-lines.js';
import { cagePlace, UNDERLINE } from '../draw/clue-drawing.js';
import { CLUE_HEIGHT, cornerPlaces, markPlaces } from '../draw/marks.js';
import { pencilLeg, pencilPath } from '../draw/pencil.js';
import { CELL } from '../draw/svg.js';
import { keypads } from '../draw/writing.js';
import { square } from './pictures.js';

/** How high digits are, as a part of their type's size. */
const DIGIT_HEIGHT = 0.7;
const LINE = 2;
const DIGIT_WIDTH = 0.6;

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

describe('candidate marks', () => {
  for (const n of upTo(12).slice(2)) {
    const places = markPlaces(upTo(n), { clueHeight: CLUE_HEIGHT, inset: 0, outlined: false });

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

    it(`of ${n} values stand clear of an outline`, () => {
      const outlined = markPlaces(upTo(n), { clueHeight: CLUE_HEIGHT, inset: 0, outlined: true });
      assert.ok(outlined.y(n - 1) + LINE / 2 <= CELL * (1 - DISTANCE));
      assert.ok(outlined.x(0) - (DIGIT_WIDTH * outlined.size) / 2 - LINE / 2 >= CELL * DISTANCE);
    });

    it(`of ${n} values do not run into each other`, () => {
      const widest = String(n).length * DIGIT_WIDTH * places.size;
      assert.ok(places.x(1) - places.x(0) >= widest + 0.25 * places.size);
    });
  }
});

describe('the sign of the pencil', () => {
  const BLANK = { digit: null, candidates: [], corners: [], colour: 0, markColours: [] };
  const leg = (n: number, state: object): number => {
    const { picture } = square(n);
    const places = { digits: picture.digits, keypads: keypads(picture, CLUE_HEIGHT), corners: cornerPlaces(0, n > 9) };
    return pencilLeg({ state: { ...BLANK, ...state }, marks: undefined }, places);
  };

  for (const n of [4, 9, 12]) {
    it(`covers none of ${n} marks and is seen beside them`, () => {
      const { x, y, size } = keypads(square(n).picture, CLUE_HEIGHT).wide;
      const reach = x(n - 1) + (String(n).length * DIGIT_WIDTH * size) / 2 + y(n - 1);
      const length = leg(n, { candidates: upTo(n) });
      assert.ok(length >= 5);
      const [, right, top] = /^M(\S+) ([^v]+)v/.exec(pencilPath(0, 0, length))!.map(Number);
      assert.ok(right! + top! >= reach, 'the mark ends before the slope begins');
    });
  }

  it('is as large as it gets where nothing stands in its corner', () => {
    const whole = leg(12, {});
    assert.ok(whole > leg(12, { candidates: [12] }));
    assert.ok(whole > leg(9, { corners: [1, 2, 3, 4] }));
    assert.equal(leg(12, { candidates: [1, 2] }), whole);
    assert.equal(leg(12, { digit: 12, candidates: [12] }), whole);
  });
});
