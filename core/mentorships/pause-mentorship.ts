import { sql } from 'kysely';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { mayPause } from '#rules/mentorships/states.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { partOf, subjectOf } from './row.ts';
import { keepConversation } from './steps/begin.ts';
import { closeCheckIns } from './steps/end-mentorship.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';

/**
 * Pauses a mentorship for some weeks, by which its end and its check-ins move. Either side does so once for both. A second
 * press changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`
 */
export async function pauseMentorship(
  core: Core,
  member: Member,
  { mentorshipId, weeks }: { mentorshipId: string; weeks: number },
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'paused') return;
    if (!mayPause(facts)) throw new Refusal('mentorship_moved');
    const paused = await tx
      .updateTable('mentorships')
      .set({
        state: 'paused',
        has_paused: true,
        paused_until: sql<Date>`clock_timestamp() + make_interval(weeks => ${weeks})`,
        ends_at: sql<Date>`ends_at + make_interval(weeks => ${weeks})`,
        next_check_in_at: sql<Date>`next_check_in_at + make_interval(weeks => ${weeks})`,
      })
      .where('id', '=', one.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    for (const side of sides) await releaseDeadline(tx, 'mentorship_check_in', partOf(one, side));
    await closeCheckIns(tx, one.id);
    if (paused.ends_at) await keepConversation(tx, one, paused.ends_at);
    await record(tx, { name: 'mentorships.paused', accountId: member.id, subject: subjectOf(one) });
  });
  return getMentorship(core, member, mentorshipId);
}
