import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#core/ground/ids.ts';
import { seed } from '#db/seed.ts';
import { sampleStories } from '#db/seeds/stories.ts';
import type { SignUpForm } from '#rules/sign-up/check-form.ts';
import { founderForm, member, studentForm } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { setStanding, standings } from '#tests/standings/standings.ts';
import { countFigures } from './count-figures.ts';

const core = await freshCore();

async function join(form: SignUpForm, account: Parameters<typeof member>[1] = {}) {
  const { id } = await member(core, account);
  await core.db
    .insertInto('profiles')
    .values({ id: newId(), owner_id: id, account_id: id, role: form.role, college: form.college ?? null })
    .execute();
  return id;
}

test('all figures are zero before the first member, despite the samples', async () => {
  await seed(core.db);
  assert.deepEqual(await countFigures(core), { students: 0, mentors: 0, colleges: 0, stories: 0 });
});

test('students, mentors, students’ colleges and members’ stories are counted', async () => {
  await join(studentForm('a@example.org', { college: 'VNIT Nagpur' }));
  await join(studentForm('b@example.org', { college: ' vnit nagpur ' }));
  await join(studentForm('c@example.org', { college: 'Makerere University' }));
  await join(founderForm('d@example.org', { role: 'Mentor' }));
  await join(founderForm('e@example.org'));
  const [, , , story] = sampleStories;
  assert.ok(story);
  await core.db
    .insertInto('stories')
    .values({ ...story, id: 'story-of-asha', slug: 'asha', featured_place: null, sample: false })
    .execute();
  assert.deepEqual(await countFigures(core), { students: 3, mentors: 1, colleges: 2, stories: 1 });
});

test('members with an unproven address, a closed account or a pending deletion do not count', async () => {
  const before = await countFigures(core);
  await join(studentForm('f@example.org', { college: 'Nowhere' }), { verified: false });
  const suspended = await join(studentForm('h@example.org', { college: 'Nowhere at all' }));
  await setStanding(core, suspended, standings.suspended);
  for (const column of ['restricted_at', 'leaves_at'] as const) {
    const id = await join(studentForm('g@example.org', { college: `Nowhere ${column}` }));
    await core.db
      .updateTable('accounts')
      .set({ [column]: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
  }
  assert.deepEqual(await countFigures(core), before);
});
