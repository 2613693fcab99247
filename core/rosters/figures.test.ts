import assert from 'node:assert/strict';
import { test } from 'node:test';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { cohortOf, joined } from '#tests/rosters/rosters.ts';
import { countCohorts } from './count-cohorts.ts';
import { findStudentsFigure } from './find-students-figure.ts';
import { listCohorts } from './list-cohorts.ts';

const core = await freshCore();
const someone = (name = 'Asha Kulkarni') => member(core, { password: null, name });
const rosterOf = async () => cohortOf(core, await someone('Sunita Pawar'));

test('figures of a cohort begin at ten members, and are rounded down to fives', async () => {
  const roster = await rosterOf();
  const figure = async () => {
    await countCohorts(core);
    const { cohorts } = await listCohorts(core, roster.owner, roster.organisationSlug);
    return cohorts[0]?.figures.joined;
  };
  for (let at = 0; at < 9; at++) await joined(core, roster, await someone());
  assert.equal(await figure(), null);
  await joined(core, roster, await someone());
  assert.equal(await figure(), 10);
  for (let at = 0; at < 4; at++) await joined(core, roster, await someone());
  assert.equal(await figure(), 10);
});

test('the public page says from 20 students on how many have joined, and is made again for it', async () => {
  const roster = await rosterOf();
  const join = async (count: number) => {
    for (let at = 0; at < count; at++) await joined(core, roster, await someone());
    await countCohorts(core);
  };
  const shown = async () => (await findStudentsFigure(core, roster.organisationSlug)).joined;
  const changedAt = async () =>
    core.db
      .selectFrom('organisations')
      .select('changed_at')
      .where('slug', '=', roster.organisationSlug)
      .executeTakeFirstOrThrow();
  const before = await changedAt();
  await join(19);
  assert.deepEqual([await shown(), await changedAt()], [null, before]);
  await join(6);
  assert.equal(await shown(), 20);
  const now = await changedAt();
  assert.notDeepEqual(now, before);
  await join(4);
  assert.deepEqual([await shown(), await changedAt()], [20, now]);
});
