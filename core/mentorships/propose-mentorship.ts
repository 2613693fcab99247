import { isDeepStrictEqual } from 'node:util';
import type { MentorshipBody, MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { sideOf } from '../mentoring/row.ts';
import { holdBoth } from '../mentoring/steps/hold-accounts.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getMentorship } from './get-mentorship.ts';
import { planOf } from './row.ts';
import { openProposal } from './steps/open-proposal.ts';

type Proposed = { sessionId: string; plan: MentorshipPlan };

/**
 * Proposes a mentorship to the other side of a session. The same proposal again is the one that waits.
 * @throws Refusal `mentoring_unknown`; each of `openProposal`
 */
export async function proposeMentorship(
  core: Core,
  member: Member,
  { sessionId, plan }: Proposed,
): Promise<MentorshipBody> {
  const id = await core.db.transaction().execute(async (tx) => {
    const session = await tx
      .selectFrom('mentoring_sessions')
      .select(['mentor_id', 'mentee_id', 'topic'])
      .where('id', '=', sessionId)
      // A mentor reads the first name of a member who asked under 18, and no plan leads further.
      .where('is_young', '=', false)
      .executeTakeFirst();
    const side = session && sideOf(session, member.id);
    if (!session || !side) throw new Refusal('mentoring_unknown');
    const { mentor_id: mentorId, mentee_id: menteeId } = session;
    if (mentorId === null || menteeId === null) throw new Refusal('mentoring_not_available');
    await holdBoth(tx, mentorId, menteeId);
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const before = await findSame(tx, { mentorId, menteeId, side }, plan);
    if (before) return before;
    const one = await openProposal(tx, member, { mentorId, menteeId, side, topic: session.topic, plan });
    return one.id;
  });
  return getMentorship(core, member, id);
}

type Pair = { mentorId: string; menteeId: string; side: Side };

/** The same proposal, sent before. */
async function findSame(
  tx: Tx,
  { mentorId, menteeId, side }: Pair,
  plan: MentorshipPlan,
): Promise<string | undefined> {
  const waiting = await tx
    .selectFrom('mentorships as one')
    .innerJoin('mentorship_plans as plan', (join) =>
      join.onRef('plan.mentorship_id', '=', 'one.id').onRef('plan.version', '=', 'one.version'),
    )
    .selectAll('plan')
    .where('one.mentor_id', '=', mentorId)
    .where('one.mentee_id', '=', menteeId)
    .where('one.state', '=', 'proposed')
    .where('one.proposed_by', '=', side)
    .executeTakeFirst();
  return waiting && isDeepStrictEqual(planOf(waiting), plan) ? waiting.mentorship_id : undefined;
}
