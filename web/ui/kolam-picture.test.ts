import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { storyPictures } from '#contract/story.ts';
import { type KolamPicture, kolamPicture } from './kolam-picture.ts';
import { motifs } from './motifs.ts';

type Point = { x: number; y: number };

/** The points of a path, walked step by step as a browser would: ends of steps, and samples of its curves. */
function walk(path: string): { ends: Point[]; along: Point[] } {
  const steps = [...path.matchAll(/([Mlcsz])([^Mlcsz]*)/g)].flatMap(([, command = '', text = '']) => {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const length = { M: 2, l: 2, c: 6, s: 4, z: 0 }[command] ?? 0;
    if (length === 0) return [];
    assert.equal(numbers.length % length, 0, `${command}${text}`);
    return Array.from({ length: numbers.length / length }, (_, i) => ({
      command,
      numbers: numbers.slice(i * length, (i + 1) * length),
    }));
  });
  let at: Point = { x: 0, y: 0 };
  let handle: Point = { x: 0, y: 0 };
  const ends: Point[] = [];
  const along: Point[] = [];
  for (const { command, numbers } of steps) {
    const from = at;
    const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
      x: from.x + Number(numbers[i * 2]),
      y: from.y + Number(numbers[i * 2 + 1]),
    }));
    const to = points.at(-1) ?? from;
    const second = points.at(-2) ?? to;
    const first = command === 'c' ? (points[0] ?? from) : { x: from.x + handle.x, y: from.y + handle.y };
    if (command === 'c' || command === 's') {
      for (const t of [0.25, 0.5, 0.75]) {
        const mix = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d;
        along.push({
          x: mix(from.x, first.x, second.x, to.x),
          y: mix(from.y, first.y, second.y, to.y),
        });
      }
      handle = { x: to.x - second.x, y: to.y - second.y };
    } else {
      handle = { x: 0, y: 0 };
    }
    if (command === 'l') {
      // A straight run passes a point between two dots every 5 units.
      const count = Math.abs(to.x - from.x) / 5;
      for (let i = 1; i <= count; i++)
        along.push({ x: from.x + ((to.x - from.x) * i) / count, y: from.y + ((to.y - from.y) * i) / count });
    }
    at = to;
    ends.push(at);
    along.push(at);
  }
  return { ends, along };
}

/** The dots that the strokes of the dots' path draw: one every ten units, from the start of each stroke. */
function dotsOf({ dots }: KolamPicture): Set<string> {
  return new Set(
    [...dots.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, length]) =>
      Array.from({ length: Math.floor(Number(length) / 10) + 1 }, (_, i) => `${Number(x) + i * 10},${y}`),
    ),
  );
}

function dotsIn(rows: readonly string[]): Set<string> {
  return new Set(
    rows.flatMap((row, y) =>
      [...row].flatMap((mark, x) => (mark === '#' ? [`${x * 10 + 5},${y * 10 + 5}`] : [])),
    ),
  );
}

const silhouettes: [string, readonly string[]][] = [
  ...Object.entries(motifs),
  ['one dot on a line of two', ['##']],
  ['a ring', ['####', '#..#', '#..#', '####']],
  ['a comb', ['#.#.#', '#####']],
];

test('each picture of a story has a silhouette of 9 to 13 rows', () => {
  assert.deepEqual(Object.keys(motifs).sort(), [...storyPictures].sort());
  for (const [name, rows] of Object.entries(motifs)) {
    assert.ok(rows.length >= 9 && rows.length <= 13, `${name}: ${rows.length}`);
    assert.equal(new Set(rows.map((row) => row.length)).size, 1, name);
  }
});

test('one line closes round a silhouette', () => {
  for (const [name, rows] of silhouettes) {
    const { line } = kolamPicture(rows);
    assert.equal(line.match(/M/g)?.length, 1, `${name} is one line`);
    assert.match(line, /^M\d+ \d+[lcs].*z$/);
    const { ends } = walk(line);
    assert.deepEqual(ends.at(-1), ends[0], `${name} ends where it began`);
  }
});

test('the line goes round every dot of the silhouette and stays with them', () => {
  for (const [name, rows] of silhouettes) {
    const picture = kolamPicture(rows);
    const dots = dotsIn(rows);
    assert.deepEqual(dotsOf(picture), dots, name);
    const touched = new Set<string>();
    for (const { x, y } of walk(picture.line).along) {
      const near = [...dots].filter((dot) => {
        const [a = 0, b = 0] = dot.split(',').map(Number);
        return Math.hypot(a - x, b - y) <= 5.3;
      });
      assert.ok(near.length > 0, `${name}: ${x},${y} lies beside no dot`);
      for (const dot of near) touched.add(dot);
      assert.ok(x >= 0 && y >= 0 && x <= picture.width && y <= picture.height, `${name}: ${x},${y}`);
    }
    assert.deepEqual(touched, dots, name);
  }
});

test('server and browser draw the same', () => {
  const elsewhere = `
    const { kolamPicture } = await import(${JSON.stringify(import.meta.resolve('./kolam-picture.ts'))});
    const { motifs } = await import(${JSON.stringify(import.meta.resolve('./motifs.ts'))});
    process.stdout.write(JSON.stringify(Object.values(motifs).map((rows) => kolamPicture(rows))));`;
  const twin = spawnSync(process.execPath, ['--input-type=module', '--eval', elsewhere], {
    encoding: 'utf8',
  });
  assert.equal(twin.stdout, JSON.stringify(Object.values(motifs).map((rows) => kolamPicture(rows))));
});

test('no two pictures look alike', () => {
  const lines = Object.values(motifs).map((rows) => kolamPicture(rows).line);
  assert.equal(new Set(lines).size, lines.length);
});

test('dots that do not hang together make no picture', () => {
  assert.throws(() => kolamPicture(['#.#']), /hang together/);
});
