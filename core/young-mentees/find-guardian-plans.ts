import type { GuardianPlanBody } from '#contract/young-mentees/guardian-calls.ts';
import type { Db } from '#db/connect.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { GoalMark, MentorshipState } from '#rules/mentorships/states.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { endWarningsOf, warningsOf } from '../mentoring/warnings-of.ts';

/** The plans of a member under 18 that were sent, with every word of both sides, as the guardian reads them, by their id. */
export async function findGuardianPlans(db: Db, menteeId: string): Promise<Map<string, GuardianPlanBody>> {
  const plans = await db
    .selectFrom('mentorships')
    .select(['id', 'state', 'ends_at', 'words', 'ended_by'])
    .where('mentee_id', '=', menteeId)
    .where('is_young', '=', true)
    .orderBy('proposed_at', 'desc')
    .limit(50)
    .execute();
  const ids = plans.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [marks, outcomes] = await Promise.all([
    db
      .selectFrom('mentorship_marks')
      .selectAll()
      .where('mentorship_id', 'in', ids)
      .orderBy('number')
      .orderBy('side')
      .execute(),
    db
      .selectFrom('mentorship_outcomes')
      .selectAll()
      .where('mentorship_id', 'in', ids)
      .orderBy('side')
      .execute(),
  ]);
  const of = <Row extends { mentorship_id: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.mentorship_id === id);
  return new Map(
    plans.map((one) => [
      one.id,
      {
        state: one.state as MentorshipState,
        endsAt: isoDateOrEmpty(one.ends_at),
        checkIns: of(marks, one.id).map(({ number, side, marks: said, said_at: at }) => ({
          number,
          side: side as Side,
          at: isoDate(at),
          // Only the module of mentorships writes them, in the shape of the contract.
          marks: (said as unknown as { mark: GoalMark; line: string }[]).map((each) => ({
            ...each,
            warnings: side === 'mentor' ? warningsOf(each.line) : [],
          })),
        })),
        reached: of(outcomes, one.id).map(({ side, text }) => ({
          side: side as Side,
          text,
          warnings: side === 'mentor' ? warningsOf(text) : [],
        })),
        endWords: one.words,
        endWarnings: endWarningsOf(one, 'mentee'),
      },
    ]),
  );
}
