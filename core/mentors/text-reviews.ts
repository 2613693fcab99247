import { sql } from 'kysely';
import { mentorLimits } from '#contract/mentors/limits.ts';
import { now } from '#db/now.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { TextReviews } from '../administration/text-reviews.ts';
import { record, type Tx } from '../ground/events.ts';
import { findGrounds, lacksOf } from './find-lacks.ts';
import type { MentorRow } from './row.ts';
import { requireMentor } from './steps/require-mentor.ts';
import { setOpen } from './steps/set-open.ts';
import { settleMentor } from './steps/settle-mentor.ts';

/** How the texts of a page of a mentor are read by staff. An approved first text opens the page, unless it lacks something by now. */
export const reviewsOfMentors: TextReviews<MentorRow> = {
  table: 'mentor_reviews',
  deadline: 'mentor_page_review',
  refusals: {
    unknown: 'mentor_review_unknown',
    own: 'mentor_own_review',
    reasonMissing: 'mentor_reason_missing',
  },
  leastReason: mentorLimits.reason.min,
  hold: requireMentor,
  approve: (tx, row, isFirst) => (isFirst ? openFirst(tx, row) : takeOver(tx, row)),
  noteSubmitted: (tx, mentorId) =>
    record(tx, { name: 'mentors.submitted', accountId: mentorId, subject: { mentorId } }),
  async noteDecided(tx, administrator, { accountId: mentorId, verdict, reason }) {
    const name = `mentors.${verdict}` as const;
    await record(tx, { name, accountId: administrator.id, subject: { mentorId } });
    await noteAction(tx, administrator, { action: `mentor.${verdict}`, subjectId: mentorId, detail: reason });
  },
};

/** Its texts are approved all the same, so that the mentor can open it once nothing is missing. */
async function openFirst(tx: Tx, row: MentorRow): Promise<void> {
  const lacks = lacksOf(await findGrounds(tx, row.account_id), row);
  if (row.state === 'draft' && lacks.length === 0) return setOpen(tx, row, null);
  await tx.updateTable('mentors').set({ opened_at: now }).where('account_id', '=', row.account_id).execute();
}

async function takeOver(tx: Tx, row: MentorRow): Promise<void> {
  if (!row.proposed) throw new Error(`The text of ${row.account_id} that waited has gone.`);
  await tx
    .updateTable('mentors')
    .set({ said: JSON.stringify(row.proposed), proposed: sql<string>`null`, version: row.version + 1 })
    .where('account_id', '=', row.account_id)
    .execute();
  await settleMentor(tx, row);
}
