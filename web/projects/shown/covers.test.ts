import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slugOf } from '#core/projects/slug.ts';
import { projectsInAfrica } from '#tools/demo/projects-africa.ts';
import { projectsInIndia } from '#tools/demo/projects-india.ts';
import { coverGrounds, patternOf, projectKolam } from '#web/ui/project-kolam.ts';

const begun = { people: 1, seats: 1, loops: 0 };
const coverOf = (seed: string) => JSON.stringify([patternOf(seed).ground, projectKolam(seed, begun)]);
const looks = (seed: string) => {
  const { ground, lattice } = patternOf(seed);
  return `${ground} ${lattice}`;
};

test('no two neighbours among the demonstration’s projects have a cover of one ground and lattice', () => {
  const all = [...projectsInIndia, ...projectsInAfrica].map(({ name }) => slugOf(name));
  assert.equal(all.length, 14);
  for (const seeds of [all, all.toSorted()])
    seeds.slice(1).forEach((seed, at) => {
      assert.notEqual(looks(seed), looks(seeds[at] ?? ''), seed);
    });
  assert.equal(new Set(all.map(coverOf)).size, all.length);
});

test('of a thousand projects of one person neighbours seldom look alike, and hardly ever are alike', () => {
  const seeds = Array.from({ length: 1000 }, (_, at) => `project-${at}`);
  const alike = (of: (seed: string) => string) =>
    seeds.slice(1).filter((seed, at) => of(seed) === of(seeds[at] ?? '')).length;
  assert.ok(alike(looks) < 80, `${alike(looks)} neighbours of one ground and lattice`);
  assert.ok(alike(coverOf) < 10, `${alike(coverOf)} neighbours with one picture`);
  for (const ground of coverGrounds) {
    const count = seeds.filter((seed) => patternOf(seed).ground === ground).length;
    assert.ok(count > 150 && count < 250, `${count} on ${ground}`);
  }
});
