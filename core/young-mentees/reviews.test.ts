import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { freshCore } from '#tests/ground/database.ts';
import { runReactions } from '#tests/ground/jobs.ts';
import { askedRequest } from '#tests/young-mentees/young.ts';
import { keepBeating } from '../deadlines/keep-beating.ts';
import { sendReminders } from '../deadlines/send-reminders.ts';
import type { Cause } from '../ground/emails.ts';
import { answerYoungAsGuardian } from './answer-young-as-guardian.ts';
import { guardianMentoring } from './emails/guardian-mentoring.ts';

const core = await freshCore();
await keepBeating(core);

test('the guardian is reminded twice in the seven days, and not once the answer is there', async () => {
  const waiting = await askedRequest(core);
  const answered = await askedRequest(core);
  await answerYoungAsGuardian(core, { ...answered.link, youngId: answered.id, confirmed: true });
  const remindersOf = async ({ child }: { child: { id: string } }) => {
    const { rows } = await sql<{ cause: Cause }>`select payload ->> 'cause' as cause from jobs
      where payload ->> 'letter' = 'guardian-mentoring' and payload ->> 'accountId' = ${child.id}
        and payload ->> 'what' = 'reminded'`.execute(core.db);
    return rows.map(({ cause }) => cause);
  };
  for (const days of [4, 6]) {
    await sql`update clocks set began_at = began_at - make_interval(days => ${days}), due_at = due_at - make_interval(days => ${days}),
      next_notice_at = next_notice_at - make_interval(days => ${days})
      where subject_id in (${waiting.id}, ${answered.id})`.execute(core.db);
    await sendReminders(core);
    await runReactions(core);
    await sql`update clocks set began_at = began_at + make_interval(days => ${days}), due_at = due_at + make_interval(days => ${days}),
      next_notice_at = next_notice_at + make_interval(days => ${days})
      where subject_id = ${waiting.id}`.execute(core.db);
  }
  // That part of the mailbox which is not kept for codes.
  assert.deepEqual(await remindersOf(waiting), ['product to anybody', 'product to anybody']);
  assert.deepEqual(await remindersOf(answered), []);
  const needs = (made: typeof waiting) => ({ accountId: made.child.id, what: 'reminded' as const });
  assert.ok((await guardianMentoring.prepare(core, needs(waiting)))?.waitsUntil);
  assert.equal(await guardianMentoring.prepare(core, needs(answered)), null);
});
