import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { walk } from '#tests/pages/svg-path.ts';
import {
  glyph,
  type Kolam,
  type KolamShape,
  type KolamSymmetry,
  kolam,
  shapeOf,
  sizeOf,
  sizeOfGlyph,
} from './kolam.ts';
import { joinedKolams } from './kolam-pair.ts';

const seeds = ['saharambh', 'a-library-on-three-wheels', '', 'प्रार्थना', 'x'.repeat(500)];
const symmetries: KolamSymmetry[] = [2, 4, 8];
const shapes: KolamShape[] = ['diamond', 'octagon', 'square'];

/** The points at which a path's curves begin and end. */
function stations(path: string): string[] {
  return walk(path).ends.map(({ x, y }) => `${x} ${y}`);
}

function everyKolam(check: (picture: Kolam) => void) {
  for (const seed of seeds) {
    for (const symmetry of symmetries) {
      for (const shape of shapes) {
        for (const radius of [1, 2, 3, 4]) {
          const picture = kolam(seed, radius, symmetry, shape);
          assert.equal(picture.size, sizeOf(shape, radius));
          check(picture);
        }
      }
    }
  }
}

const drawElsewhere = `
  const { kolam } = await import(${JSON.stringify(import.meta.resolve('./kolam.ts'))});
  process.stdout.write(JSON.stringify(kolam('saharambh', 3, 4, 'octagon')));`;

test('the same seed always draws the same picture, and another seed another one', () => {
  const twin = spawnSync(process.execPath, ['--input-type=module', '--eval', drawElsewhere], {
    encoding: 'utf8',
  });
  assert.equal(twin.stdout, JSON.stringify(kolam('saharambh', 3, 4, 'octagon')));
  const pictures = new Set(Array.from({ length: 40 }, (_, i) => kolam(`seed ${i}`, 3, 4).paths.join()));
  assert.ok(pictures.size > 15, `only ${pictures.size} of 40 differ`);
});

test('a shape has its dots, and every seed a shape', () => {
  const dotsOf = (shape: KolamShape) => [1, 2, 3].map((radius) => kolam('a', radius, 8, shape).dots.length);
  assert.deepEqual(shapes.map(dotsOf), [
    [5, 13, 25],
    [5, 21, 37],
    [4, 16, 36],
  ]);
  const chosen = Array.from({ length: 300 }, (_, i) => shapeOf(`seed ${i}`));
  for (const shape of shapes) assert.ok(chosen.filter((one) => one === shape).length > 70, shape);
});

test('every line comes back to where it began', () => {
  everyKolam(({ paths }) => {
    for (const path of paths) {
      const points = stations(path);
      assert.match(path, /^M.*z$/);
      assert.equal(points.at(-1), points[0]);
    }
  });
});

test('the lines go round every dot on all four sides, each quarter once', () => {
  everyKolam(({ paths, dots }) => {
    const curves = paths.reduce((sum, path) => sum + stations(path).length - 1, 0);
    assert.equal(curves, dots.length * 4);
  });
});

test('nothing leaves the square', () => {
  everyKolam(({ paths, dots, size }) => {
    const points = paths.flatMap((path) => walk(path).along);
    for (const number of [...points, ...dots].flatMap(({ x, y }) => [x, y])) {
      assert.ok(number >= 0 && number <= size, `${number} of ${size}`);
    }
  });
});

test('a quarter turn changes nothing but the order of a kolam with quarter turns', () => {
  for (const seed of seeds) {
    const { paths, size } = kolam(seed, 3, 4);
    const points = new Set(paths.flatMap(stations));
    for (const point of points) {
      const [x = 0, y = 0] = point.split(' ').map(Number);
      const turned = `${Math.round((size - y) * 10) / 10} ${x}`;
      assert.ok(points.has(turned), `${point} turns to ${turned}`);
    }
  }
});

test('with quarter turns alone one line is enough for most pictures', () => {
  const single = Array.from({ length: 60 }, (_, i) => kolam(`seed ${i}`, 3, 4)).filter(
    ({ paths }) => paths.length === 1,
  );
  assert.ok(single.length >= 50, `${single.length} of 60`);
});

test('a glyph has a dot for each mark and closed lines round them', () => {
  const { dots, paths, size } = glyph(['.#.', '###']);
  assert.equal(size, sizeOfGlyph(['.#.', '###']));
  assert.equal(dots.length, 4);
  for (const path of paths) assert.equal(stations(path).at(-1), stations(path)[0]);
});

test('the kolams of two who have signed are joined by a line: one stroke less than the two have alone', () => {
  for (const [one, other] of [
    ['asha', 'meera'],
    ['प्रार्थना', ''],
    ['same', 'same'],
  ] as const) {
    const joined = joinedKolams(one, other);
    const alone = kolam(one, 2, 2).paths.length + kolam(other, 2, 2).paths.length;
    assert.equal(joined.paths.length, alone - 1);
    assert.equal(joined.dots.length, 26);
    assert.equal(joined.size, joined.height * 2);
  }
});
