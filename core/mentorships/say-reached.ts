import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { maySayReached } from '#rules/mentorships/states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireNotApart } from '../mentoring/steps/require-not-apart.ts';
import { getMentorship } from './get-mentorship.ts';
import { subjectOf } from './row.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';
import { showReached } from './steps/show-reached.ts';

/**
 * Writes what was reached, or changes it until both read it. The same text again changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentoring_not_available`
 */
export async function sayReached(
  core: Core,
  member: Member,
  { mentorshipId, text }: { mentorshipId: string; text: string },
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, now, side, facts, otherId } = await holdOwnMentorship(tx, member, mentorshipId);
    const said = await tx
      .selectFrom('mentorship_outcomes')
      .select(['side', 'text'])
      .where('mentorship_id', '=', one.id)
      .execute();
    if (said.some((outcome) => outcome.side === side && outcome.text === text)) return;
    if (!maySayReached(facts, now)) throw new Refusal('mentorship_moved');
    await requireNotApart(tx, member.id, otherId);
    await tx
      .insertInto('mentorship_outcomes')
      .values({ mentorship_id: one.id, side, text })
      .onConflict((conflict) => conflict.columns(['mentorship_id', 'side']).doUpdateSet({ text }))
      .execute();
    await record(tx, { name: 'mentorships.reachedWritten', accountId: member.id, subject: subjectOf(one) });
    if (said.some((outcome) => outcome.side !== side)) await showReached(tx, one);
  });
  return getMentorship(core, member, mentorshipId);
}
