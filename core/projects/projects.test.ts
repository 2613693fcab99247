import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Refusal } from '#core/ground/refusal.ts';
import { again, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { createProject } from './create-project.ts';
import { deleteProject } from './delete-project.ts';
import { editProject } from './edit-project.ts';
import { getWorkspace } from './get-workspace.ts';
import { listOwnProjects } from './list-own-projects.ts';

const core = await freshCore();
const refused = (code: string) => (error: unknown) => error instanceof Refusal && error.code === code;
const idea = { name: 'Cold rooms for tomatoes', line: 'Solar cold rooms that growers in Nashik share' };
const ten = (make: (at: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: 10 }, (_, at) => make(at)));
const done = (all: PromiseSettledResult<unknown>[]) =>
  all.filter(({ status }) => status === 'fulfilled').length;

test('a member who creates a project is its owner; a stranger learns nothing of it', async () => {
  const [asha, ravi] = [await member(core), await member(core)];
  const { slug } = await createProject(core, asha, idea);
  assert.match(slug, /^cold-rooms-for-tomatoes/);
  const mine = await getWorkspace(core, asha, slug);
  assert.deepEqual(
    [mine.state, mine.role, mine.kolam],
    ['draft', 'owner', { people: 1, seats: 0, loops: 0 }],
  );
  assert.deepEqual(
    (await listOwnProjects(core, asha)).projects.map((one) => one.slug),
    [slug],
  );
  assert.deepEqual(await listOwnProjects(core, ravi), { projects: [], followed: [] });
  for (const attempt of [
    () => getWorkspace(core, ravi, slug),
    () => editProject(core, ravi, { projectSlug: slug, version: 1, name: 'Mine' }),
    () => deleteProject(core, ravi, slug),
  ])
    await assert.rejects(attempt, refused('project_unknown'));
});

test('the same request ten times at once creates one project', async () => {
  const asha = await member(core);
  const held = await holdRow(core, asha.id, 'update');
  const asked = ten(() => createProject(core, asha, { ...idea, key: 'once' }));
  await held.waiters(5);
  await held.release();
  const made = (await asked).map((one) =>
    one.status === 'fulfilled' ? (one.value as { slug: string }).slug : '',
  );
  assert.equal(new Set(made).size, 1);
  assert.equal((await listOwnProjects(core, asha)).projects.length, 1);
});

test('ten projects of one name get ten addresses, in every script', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => member(core)));
  const made = await Promise.all(people.map((one) => createProject(core, one, { ...idea, name: 'नई शुरुआत' })));
  assert.equal(new Set(made.map(({ slug }) => slug)).size, 10);
  for (const { slug } of made) assert.match(slug, /^[a-z0-9][a-z0-9-]{2,35}$/);
});

test('of ten edits of one version one is kept, and the others get a conflict', async () => {
  const asha = await member(core);
  const { slug } = await createProject(core, asha, idea);
  const all = await ten((at) =>
    editProject(core, asha, { projectSlug: slug, version: 1, problem: `P${at}` }),
  );
  assert.equal(done(all), 1);
  for (const one of all) if (one.status === 'rejected') assert.ok(refused('conflict')(one.reason));
  assert.equal((await getWorkspace(core, asha, slug)).version, 2);
});

test('the same edit sent ten times is made once, by whatever name the district was given', async () => {
  const asha = await member(core);
  const { slug } = await createProject(core, asha, idea);
  const edit = { projectSlug: slug, version: 1, problem: 'Okra rots.', sectors: [], place: 'Poona' };
  assert.equal(done(await ten(() => editProject(core, asha, edit))), 10);
  assert.equal((await getWorkspace(core, asha, slug)).version, 2);
  await assert.rejects(editProject(core, asha, { ...edit, problem: 'Other.' }), refused('conflict'));
  await editProject(core, asha, { projectSlug: slug, version: 2, next: 'Three rooms.' });
  await assert.rejects(editProject(core, asha, edit), refused('conflict'));
});

test('a district is found by any of its names, and an unknown one is refused', async () => {
  const asha = await member(core);
  const { slug } = await createProject(core, asha, idea);
  const edit = (version: number, place: string) =>
    editProject(core, asha, { projectSlug: slug, version, place });
  assert.equal((await edit(1, 'Poona')).said.place, 'Pune, Maharashtra');
  assert.equal((await edit(2, 'Pune, Maharashtra')).said.place, 'Pune, Maharashtra');
  await assert.rejects(edit(3, 'Atlantis'), refused('place_unknown'));
  await assert.rejects(edit(3, 'Pune, Kerala'), refused('place_unknown'));
  assert.equal((await edit(3, '')).said.place, '');
});

test('a draft lists what it lacks, and is deleted without a trace', async () => {
  const asha = await member(core);
  const { slug } = await createProject(core, asha, idea);
  assert.deepEqual((await getWorkspace(core, asha, slug)).lacks, [
    'stage',
    'problem',
    'today',
    'next',
    'sectors',
    'public_owner',
  ]);
  await deleteProject(core, asha, slug);
  await assert.rejects(getWorkspace(core, asha, slug), refused('project_unknown'));
});

test('an eleventh draft is refused', async () => {
  const asha = await member(core);
  const all = [];
  for (let at = 0; at < 11; at++) all.push(...(await Promise.allSettled([createProject(core, asha, idea)])));
  assert.equal(done(all), 10);
});

test('a child creates no project, and loses the calls for it once known to be a child', async () => {
  const asha = await member(core);
  const { slug } = await createProject(core, asha, idea);
  for (const age of ['waiting for a guardian', 'a child with consent', 'age unknown'] as const) {
    await setStanding(core, asha.id, standings[age]);
    const young = await again(core, asha);
    await assert.rejects(createProject(core, young, idea), Refusal);
    await assert.rejects(editProject(core, young, { projectSlug: slug, version: 1, name: 'B' }), Refusal);
  }
});
