import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { otherSide, type Side } from '#rules/mentoring/session-states.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { type MentorshipRow, owedBy } from '../row.ts';

/** Writes a version of the plan, which the other side answers within five days. */
export async function writePlan(
  tx: Tx,
  one: Pick<MentorshipRow, 'id' | 'version' | 'mentor_id' | 'mentee_id' | 'is_young'>,
  { plan, by }: { plan: MentorshipPlan; by: Side },
): Promise<void> {
  await tx
    .insertInto('mentorship_plans')
    .values({
      mentorship_id: one.id,
      version: one.version,
      by_side: by,
      goals: JSON.stringify(plan.goals),
      weeks: plan.weeks,
      every_weeks: plan.everyWeeks,
      minutes: plan.minutes,
      location_kind: plan.locationKind,
      answer_days: plan.answerDays,
    })
    .execute();
  await beginDeadline(tx, {
    kind: 'mentorship_answer',
    subjectId: one.id,
    owes: { accountId: owedBy(one, otherSide(by)) },
    awaitedBy: owedBy(one, by),
  });
}
