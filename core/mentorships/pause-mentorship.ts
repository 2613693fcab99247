import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { movedBy, movedEnd } from '#rules/mentorships/last-day.ts';
import { mayPause } from '#rules/mentorships/states.ts';
import { releaseDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { hoursZoneOf } from '../mentoring/zone-of.ts';
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
    const { one, now, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'paused') return;
    if (!mayPause(facts)) throw new Refusal('mentorship_moved');
    const zone = await hoursZoneOf(tx, one.mentor_id);
    const days = weeks * 7;
    const { ends_at: endsAt, next_check_in_at: checkInAt } = one;
    const paused = await tx
      .updateTable('mentorships')
      .set({
        state: 'paused',
        has_paused: true,
        paused_until: movedBy(now, days, zone),
        ends_at: endsAt && movedEnd(endsAt, days, zone),
        next_check_in_at: checkInAt && movedBy(checkInAt, days, zone),
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
