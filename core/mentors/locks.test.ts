import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { newMentee, newMentor, sessionBetween } from '#tests/mentoring/sessions.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { eraseAccount } from '../leaving/erase-account.ts';
import { askStillMentoring } from './ask-still-mentoring.ts';
import { closeSlots } from './close-slots.ts';
import { extendSlots } from './extend-slots.ts';
import { checkGrounds } from './steps/check-grounds.ts';

const core = await freshCore();
await keepBeating(core);

/** Four mentors who each have a session with the next one. */
async function circle() {
  const mentors = await Promise.all(Array.from({ length: 4 }, () => newMentor(core)));
  for (const [at, mentor] of mentors.entries()) {
    const mentee = mentors[(at + 1) % mentors.length] ?? (await newMentee(core));
    const starts_at = new Date(Math.ceil(Date.now() / 3_600_000 + 72 + at) * 3_600_000);
    await sessionBetween(core, { mentor, mentee }, { state: 'confirmed', starts_at });
  }
  return mentors;
}

test('jobs about the pages of mentors and the erasure of these never deadlock', async () => {
  for (let round = 0; round < 8; round++) {
    const mentors = await circle();
    await sql`update mentors set active_at = now() - interval '90 days', asked_at = null,
      next_closes_at = now() - interval '1 minute'`.execute(core.db);
    const done = await Promise.allSettled([
      extendSlots(core),
      askStillMentoring(core),
      ...mentors.slice(0, 3).map(({ id }) => eraseAccount(core, id)),
      closeSlots(core),
      extendSlots(core),
      ...mentors.map(({ id }) => core.db.transaction().execute((tx) => checkGrounds(tx, id))),
    ]);
    assert.deepEqual(
      done.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])),
      [],
    );
    await sql`update mentors set state = 'closed', pause = '', paused_until = null, next_closes_at = null`.execute(
      core.db,
    );
  }
});
