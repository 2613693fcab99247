import type { Db } from '#db/connect.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import type { Actor } from '../ground/actor.ts';
import type { Reportable } from '../ground/reportable.ts';
import { findOtherSide } from '../mentoring/find-other-side.ts';
import { accountOn } from '../mentoring/row.ts';
import { readSideId, sideId } from '../mentoring/side-id.ts';
import { namesShown } from '../people/names-shown.ts';
import { planOf } from './row.ts';

/** The other side of a mentorship, or of a proposal of one, reports it: the case names the side that is judged. */
export const reportableMentorship: Reportable = {
  namesMember: true,
  measures: {},

  async find(db, actor, id) {
    const found = await findOther(db, actor, id);
    return found && { id: sideId(id, found.side), name: found.name };
  },

  async seal(db, id) {
    const { id: mentorshipId, side } = readSideId(id);
    const one = await db
      .selectFrom('mentorships')
      .select(['mentor_id', 'mentee_id', 'topic', 'words', 'ended_by'])
      .where('id', '=', mentorshipId)
      .executeTakeFirst();
    if (!one) return null;
    const [judged, other] = [accountOn(one, side), accountOn(one, otherSide(side))];
    const named = await namesShown(db, 'desk')
      .where('accounts.id', '=', judged ?? '')
      .executeTakeFirst();
    return {
      name: named?.name ?? '',
      // Administrators read a mentorship through the case alone.
      path: '',
      pictures: [],
      judged: judged === null ? [] : [judged],
      others: other === null ? [] : [other],
      parts: [
        { name: 'topic', text: one.topic },
        ...(await findGoals(db, mentorshipId)),
        ...(await findLines(db, mentorshipId)),
        { name: 'endWords', text: one.words },
      ].filter(({ text }) => text !== ''),
    };
  },
};

/** The goals of all versions of the plan, the first before. */
async function findGoals(db: Db, id: string) {
  const plans = await db
    .selectFrom('mentorship_plans')
    .selectAll()
    .where('mentorship_id', '=', id)
    .orderBy('version')
    .execute();
  return plans.map((plan) => ({
    name: plan.by_side === 'mentor' ? 'mentorGoals' : 'menteeGoals',
    text: planOf(plan)
      .goals.map(({ text, doneWhen }) => `${text}\n${doneWhen}`)
      .join('\n'),
  }));
}

/** The lines of check-ins that both read. */
async function findLines(db: Db, id: string) {
  const rows = await db
    .selectFrom('mentorship_marks')
    .select(['side', 'marks'])
    .where('mentorship_id', '=', id)
    .orderBy('number')
    .orderBy('side')
    .execute();
  return rows.map(({ side, marks }) => ({
    name: side === 'mentor' ? 'mentorLines' : 'menteeLines',
    text: (marks as unknown as { line: string }[]).map(({ line }) => line).join('\n'),
  }));
}

/** The other side of a mentorship of the actor’s own; null unless both are there. */
async function findOther(db: Db, actor: Actor, id: string) {
  const one = await db
    .selectFrom('mentorships')
    .select(['mentor_id', 'mentee_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return findOtherSide(db, actor, one);
}
