import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshCore } from '#tests/ground/database.ts';
import { newMentee, newMentor, pageTopic, sessionBetween } from '#tests/mentoring/sessions.ts';
import { markAs } from '#tests/mentors/mentors.ts';
import { listOtherMentors } from './list-other-mentors.ts';

const core = await freshCore();

test('after a decline, mentors for members with a mark are named to these alone', async () => {
  const mentee = await newMentee(core);
  const declined = { state: 'declined', topic: pageTopic, ended_at: new Date() } as const;
  const { id } = await sessionBetween(core, { mentee }, declined);
  for (const whoMayAsk of ['all', 'marked'] as const) await newMentor(core, { said: { whoMayAsk } });
  const count = async () => (await listOtherMentors(core, mentee, id)).mentors.length;
  assert.equal(await count(), 1);
  await markAs(core, mentee);
  assert.equal(await count(), 2);
});
