import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import { mayGoOn, nextCheckInAt } from '#rules/mentorships/states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { partOf, subjectOf } from './row.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';

/**
 * Says that the mentorship goes on. Once both sides have said so, missed check-ins count from the beginning. Where no one is
 * asked, it goes on already and nothing changes.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentorship_late`
 */
export async function goOn(core: Core, member: Member, mentorshipId: string): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, plan, now, side, facts } = await holdOwnMentorship(tx, member, mentorshipId);
    if (one.state === 'running' && (facts.goOnAt === null || facts.goesOn[side])) return;
    if (!mayGoOn(facts, side)) throw new Refusal('mentorship_moved');
    if (!(await meetDeadline(tx, 'mentorship_go_on', partOf(one, side))))
      throw new Refusal('mentorship_late');
    const isBoth = facts.goesOn[otherSide(side)];
    await tx
      .updateTable('mentorships')
      .set(
        isBoth
          ? {
              go_on_at: null,
              mentor_goes_on: false,
              mentee_goes_on: false,
              mentor_missed: 0,
              mentee_missed: 0,
              next_check_in_at:
                one.next_check_in_at && one.next_check_in_at < now
                  ? nextCheckInAt(one.next_check_in_at, plan.everyWeeks, now)
                  : one.next_check_in_at,
            }
          : side === 'mentor'
            ? { mentor_goes_on: true }
            : { mentee_goes_on: true },
      )
      .where('id', '=', one.id)
      .execute();
    await record(tx, {
      name: 'mentorships.wentOn',
      accountId: member.id,
      subject: { ...subjectOf(one), side },
    });
  });
  return getMentorship(core, member, mentorshipId);
}
