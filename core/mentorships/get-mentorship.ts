import type { MentorshipBody } from '#contract/mentorships/shapes.ts';
import { otherSide } from '#rules/mentoring/session-states.ts';
import { findApplicants } from '../applications/find-applicants.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { accountOn, sideOf } from '../mentoring/row.ts';
import { findCheckIns, findMentorship, findOutcomes, findPlans, findSessions } from './find-mentorship.ts';
import { presentMentorship } from './present.ts';

/**
 * A mentorship as one of its two members sees it.
 * @throws Refusal `mentorship_unknown`
 */
export async function getMentorship(
  { db }: Core,
  member: Member,
  mentorshipId: string,
): Promise<MentorshipBody> {
  const row = await findMentorship(db, mentorshipId);
  const side = row && sideOf(row, member.id);
  if (!row || !side) throw new Refusal('mentorship_unknown');
  const otherId = accountOn(row, otherSide(side));
  const [people, plans, sessions, checkIns, outcomes] = await Promise.all([
    findApplicants(db, otherId === null ? [] : [otherId], member),
    findPlans(db, row.id),
    findSessions(db, row.id),
    findCheckIns(db, row.id),
    findOutcomes(db, row.id),
  ]);
  const person = people.get(otherId ?? '')?.person ?? null;
  return presentMentorship(row, { side, person, plans, sessions, checkIns, outcomes });
}
