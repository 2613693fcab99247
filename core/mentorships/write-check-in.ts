import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import type { GoalMark } from '#rules/mentorships/states.ts';
import { meetDeadline } from '../deadlines/steps/end-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { getMentorship } from './get-mentorship.ts';
import { partOf, subjectOf } from './row.ts';
import { holdOwnMentorship } from './steps/hold-mentorship.ts';

type Written = { mentorshipId: string; number: number; marks: { mark: GoalMark; line: string }[] };

/**
 * Writes the open check-in for the member's side: a mark and a line for each goal. The same again changes nothing.
 * @throws Refusal `mentorship_unknown`, `mentorship_moved`, `mentorship_late`; `mentorship_marks` where the marks are not as
 * many as the goals
 */
export async function writeCheckIn(
  core: Core,
  member: Member,
  { mentorshipId, number, marks }: Written,
): Promise<MentorshipBody> {
  await core.db.transaction().execute(async (tx) => {
    const { one, plan, side } = await holdOwnMentorship(tx, member, mentorshipId);
    const checkIn = await tx
      .selectFrom('mentorship_check_ins as one')
      .leftJoin('mentorship_marks as own', (join) =>
        join
          .onRef('own.mentorship_id', '=', 'one.mentorship_id')
          .onRef('own.number', '=', 'one.number')
          .on('own.side', '=', side),
      )
      .select([`one.${side}_state as state`, 'own.marks'])
      .where('one.mentorship_id', '=', one.id)
      .where('one.number', '=', number)
      .executeTakeFirst();
    if (checkIn?.state === 'said' && isDeepStrictEqual(checkIn.marks, marks)) return;
    if (checkIn?.state === 'lapsed') throw new Refusal('mentorship_late');
    if (one.state !== 'running' || checkIn?.state !== 'open') throw new Refusal('mentorship_moved');
    if (marks.length !== plan.goals.length) throw new Refusal('mentorship_marks');
    if (!(await meetDeadline(tx, 'mentorship_check_in', partOf(one, side))))
      throw new Refusal('mentorship_late');
    await tx
      .insertInto('mentorship_marks')
      .values({ mentorship_id: one.id, number, side, marks: JSON.stringify(marks) })
      .execute();
    await sql`update mentorship_check_ins set ${sql.ref(`${side}_state`)} = 'said'
      where mentorship_id = ${one.id} and number = ${number}`.execute(tx);
    await sql`update mentorships set ${sql.ref(`${side}_missed`)} = 0 where id = ${one.id}`.execute(tx);
    await record(tx, {
      name: 'mentorships.checkInWritten',
      accountId: member.id,
      subject: { ...subjectOf(one), side },
    });
  });
  return getMentorship(core, member, mentorshipId);
}
