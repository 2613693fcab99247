import { sql } from 'kysely';
import { mentorLimits } from '#contract/mentors/limits.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { holdMentor } from './steps/hold-mentor.ts';

/** Asks each mentor who had no session and answered no one for 60 days. Silence for 7 days pauses the page. */
export async function askStillMentoring({ db }: Core): Promise<void> {
  const rows = await db
    .selectFrom('mentors')
    .select('account_id')
    .where('state', '=', 'open')
    .where(isQuiet)
    .orderBy('account_id')
    .limit(1000)
    .execute();
  for (const { account_id: id } of rows) await db.transaction().execute((tx) => ask(tx, id));
}

const isQuiet = sql<boolean>`(
  asked_at is null and active_at <= now() - make_interval(days => ${mentorLimits.quietDays})
)`;

/** Of several servers the first asks. */
async function ask(tx: Tx, mentorId: string): Promise<void> {
  await holdMentor(tx, mentorId);
  const asked = await tx
    .updateTable('mentors')
    .set({ asked_at: now })
    .where('account_id', '=', mentorId)
    .where('state', '=', 'open')
    .where(isQuiet)
    .returning('account_id')
    .executeTakeFirst();
  if (!asked) return;
  await beginDeadline(tx, {
    kind: 'still_mentoring',
    subjectId: mentorId,
    owes: { accountId: mentorId },
    awaitedBy: null,
  });
}
