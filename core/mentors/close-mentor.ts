import { sql } from 'kysely';
import type { OwnMentorBody } from '#contract/mentors/calls.ts';
import { endTextReview } from '../administration/steps/ask-text-review.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { mayClose } from './policy.ts';
import { showOwn } from './show-own.ts';
import { endStillAsked } from './steps/end-still-asked.ts';
import { requireMentor } from './steps/require-mentor.ts';
import { settleMentor } from './steps/settle-mentor.ts';
import { reviewsOfMentors } from './text-reviews.ts';

/**
 * Closes the member's page. Requests and lists end with it, by the event; the member may open the page again.
 * @throws Refusal `mentor_unknown`
 */
export async function closeMentor(core: Core, member: Member): Promise<OwnMentorBody> {
  const mentorId = member.id;
  return core.db.transaction().execute(async (tx) => {
    const row = await requireMentor(tx, mentorId);
    if (!mayClose(row)) return showOwn(tx, mentorId);
    await endTextReview(tx, reviewsOfMentors, mentorId);
    await endStillAsked(tx, mentorId);
    await tx
      .updateTable('mentors')
      .set({ state: 'closed', pause: '', paused_until: null, asked_at: null, proposed: sql<string>`null` })
      .where('account_id', '=', mentorId)
      .execute();
    await settleMentor(tx, { ...row, state: 'closed' });
    await record(tx, { name: 'mentors.closed', accountId: mentorId, subject: { mentorId } });
    return showOwn(tx, mentorId);
  });
}
