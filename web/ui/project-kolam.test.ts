import assert from 'node:assert/strict';
import { test } from 'node:test';
import { kolamMarkup, patternOf, projectKolam } from './project-kolam.ts';

const grown = { people: 3, seats: 2, loops: 4 };
const dotsOf = (path: string) => path.match(/M[^M]+/g) ?? [];
const colours = {
  rest: 'class="kolam-rest"',
  line: 'stroke="currentColor"',
  dot: 'class="stroke-genda"',
  ground: 'class="stroke-raised"',
};

test('the same data give the same picture', () => {
  assert.deepEqual(projectKolam('cold-rooms', grown), projectKolam('cold-rooms', { ...grown }));
});

test('each person is a solid dot, each open seat a hollow one, each accepted milestone a closed loop', () => {
  const { people, seats, loops, rest, marked } = projectKolam('cold-rooms', grown);
  assert.deepEqual([dotsOf(people).length, dotsOf(seats).length, loops.length], [3, 2, 4]);
  const of = { diamond: 13, star: 17, octagon: 21, square: 25 }[patternOf('cold-rooms').lattice];
  assert.equal(dotsOf(rest).length + dotsOf(marked).length, of - 5);
  for (const loop of loops) assert.match(loop, /^M.+Z$/);
  assert.equal(new Set(loops).size, 4);
});

test('nothing that stands moves or goes when people, seats or milestones are added', () => {
  for (const seed of ['a', 'cold-rooms', 'नई', '']) {
    for (let loops = 0; loops < 24; loops++) {
      const before = projectKolam(seed, { people: loops, seats: 0, loops });
      const after = projectKolam(seed, { people: loops + 1, seats: 3, loops: loops + 1 });
      assert.deepEqual(after.loops.slice(0, loops), before.loops);
      assert.ok(after.people.startsWith(before.people));
    }
  }
});

test('the picture stays under 2 kB, however large the team and long the work', () => {
  for (const people of [0, 1, 13, 41, 5000])
    for (const seats of [0, 1, 60, 500])
      for (const loops of [0, 7, 24, 900]) {
        const made = projectKolam('a-long-name-for-a-project-12345', { people, seats, loops });
        const svg = `<svg viewBox="-66 -66 132 132" class="absolute inset-0 size-full" aria-hidden="true" fill="none" stroke-linecap="round">${kolamMarkup(made, colours)}</svg>`;
        assert.ok(svg.length < 2000, `${svg.length} bytes for ${people}, ${seats}, ${loops}`);
      }
});
