import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { storyPictures } from '#contract/stories/shapes.ts';
import { walk } from '#tests/pages/svg-path.ts';
import { type KolamPicture, kolamPicture } from './kolam-picture.ts';
import { motifs } from './motifs.ts';

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
