import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bornYearsAgo, member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { holdRow } from '#tests/ground/held-row.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { Refusal } from '../ground/refusal.ts';
import { setBirthDate } from '../profiles/set-birth-date.ts';
import { getPerson } from './get-person.ts';
import { putPerson } from './put-person.ts';

const core = await freshCore();
const said = { skills: ['js', 'JavaScript', 'Beekeeping'], hoursAWeek: 10, eveningsAWeek: 0 };

test('skills are kept in the list’s spelling, and leaving everything empty is an answer', async () => {
  const asha = await member(core);
  assert.deepEqual(await getPerson(core, asha), {
    asked: false,
    skills: [],
    hoursAWeek: 0,
    eveningsAWeek: 0,
  });
  const kept = { asked: true, skills: ['JavaScript', 'Beekeeping'], hoursAWeek: 10, eveningsAWeek: 0 };
  assert.deepEqual(await putPerson(core, asha, said), kept);
  assert.deepEqual(await getPerson(core, asha), kept);
  await putPerson(core, asha, { skills: [], hoursAWeek: 0, eveningsAWeek: 0 });
  assert.deepEqual(await getPerson(core, asha), { asked: true, skills: [], hoursAWeek: 0, eveningsAWeek: 0 });
});

test('of ten answers at once, one is stored whole', async () => {
  const asha = await member(core);
  const answers = Array.from({ length: 10 }, (_, at) => ({
    ...said,
    skills: [`Skill ${at}`],
    hoursAWeek: at,
  }));
  await Promise.all(answers.map((answer) => putPerson(core, asha, answer)));
  const { skills, hoursAWeek } = await getPerson(core, asha);
  assert.deepEqual(skills, [`Skill ${hoursAWeek}`]);
});

test('when a member turns out to be a child, later answers are refused and earlier ones are removed', async () => {
  const asha = await member(core);
  await putPerson(core, asha, said);
  await setStanding(core, asha.id, { birth_date: null });
  const held = await holdRow(core, asha.id, 'update');
  const setting = setBirthDate(core, asha, { birthDate: bornYearsAgo(15) });
  const late = Promise.allSettled(Array.from({ length: 9 }, () => putPerson(core, asha, said)));
  await held.waiters(1);
  await held.release();
  assert.equal((await setting).age, 'waiting');
  for (const { status } of await late) assert.equal(status, 'rejected');
  await runReactions(core);
  assert.equal((await getPerson(core, asha)).asked, false);
  const refusal = await putPerson(core, asha, said).catch((error: unknown) => error);
  assert.ok(refusal instanceof Refusal && refusal.code === 'guardian_awaited');
});
