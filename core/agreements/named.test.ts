import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinTeam, proposed, sidesOf } from '#tests/agreements.ts';
import { member } from '#tests/builders.ts';
import { freshCore } from '#tests/database.ts';
import { setStanding, standings } from '#tests/standings.ts';
import { agreementNotices } from './notices.ts';
import { subjectOfStep } from './step-subject.ts';

const core = await freshCore();

test('notices and emails about agreements of one project name the other side, and number those of the same two', async () => {
  const between = await sidesOf(core, 'Kwame Mensah');
  const asha = await member(core, { name: 'Asha Patil', password: null });
  await joinTeam(core, between.project, asha);
  const { id: first, project } = await proposed(core, between);
  const { id: other } = await proposed(core, { ...between, contributor: asha });
  const { id: second } = await proposed(core, between);
  const { agreement, milestone } = agreementNotices.subjects ?? {};
  assert.ok(agreement && milestone);
  const things = async () => {
    const named = await agreement(core.db, [first, other, second]);
    return [first, other, second].map((id) => named.get(id)?.thing);
  };
  const { name } = project;
  assert.deepEqual(await things(), [
    `${name} and Kwame Mensah`,
    `${name} and Asha Patil`,
    `${name} and Kwame Mensah (2)`,
  ]);
  const step = subjectOfStep(other, 3);
  assert.equal((await milestone(core.db, [step])).get(step)?.thing, `${name} and Asha Patil, milestone 3`);
  await setStanding(core, asha.id, standings.suspended);
  assert.equal((await things())[1], name, 'who may not be seen is not named');
});
