import type { Selectable } from 'kysely';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { MentorshipPlansTable } from '#db/tables/mentorship-plans.ts';
import type { MentorshipsTable } from '#db/tables/mentorships.ts';
import type { LocationKind } from '#rules/mentoring/meeting-location.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { MentorshipFacts, MentorshipState } from '#rules/mentorships/states.ts';
import { accountOn, named } from '../mentoring/row.ts';

export type MentorshipRow = Selectable<MentorshipsTable>;

/** The facts of a mentorship by which its rules decide. */
export function factsOf(row: MentorshipRow): MentorshipFacts {
  return {
    state: row.state as MentorshipState,
    proposedBy: row.proposed_by as Side,
    hasPaused: row.has_paused,
    goOnAt: row.go_on_at,
    goesOn: { mentor: row.mentor_goes_on, mentee: row.mentee_goes_on },
    endedAt: row.ended_at,
    reachedAt: row.reached_at,
  };
}

export type PlanRow = Selectable<MentorshipPlansTable>;

/** Only this module writes the goals, in the shape of the contract. */
export function planOf(row: PlanRow): MentorshipPlan {
  return {
    goals: row.goals as unknown as MentorshipPlan['goals'],
    weeks: row.weeks,
    everyWeeks: row.every_weeks,
    minutes: row.minutes,
    locationKind: row.location_kind as LocationKind,
    answerDays: row.answer_days,
  };
}

/** The mentee under 18 of a pair, if it was one. */
export function youngOf({ is_young: isYoung, mentee_id: menteeId }: MentorshipRow) {
  return { isYoung, menteeId: menteeId ?? '' };
}

/** The subject of each event about a mentorship. */
export function subjectOf({ id }: Pick<MentorshipRow, 'id'>) {
  return { mentorshipId: id };
}

/** The subject of a deadline that one side owes. */
export function partOf({ id }: Pick<MentorshipRow, 'id'>, side: Side): string {
  return `${id}.${side}`;
}

/** The account that owes the step of a side. A mentee under 18 reads of it at the request. */
export function owedBy(one: MentorshipSides, side: Side): string | null {
  return side === 'mentee' ? named(one, one.mentee_id) : accountOn(one, side);
}
type MentorshipSides = Pick<MentorshipRow, 'mentor_id' | 'mentee_id' | 'is_young'>;

/** The mentorship and the side that the subject of a deadline names; without a side it is about both. */
export function readPart(subjectId: string): { id: string; side: Side | null } {
  const [id = '', side] = subjectId.split('.');
  return { id, side: side === 'mentor' || side === 'mentee' ? side : null };
}
