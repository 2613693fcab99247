import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { Side } from '#rules/mentoring/session-states.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { Seer } from '../../ground/may-see.ts';
import { accountOn } from '../../mentoring/row.ts';
import { type MentorshipRow, subjectOf } from '../row.ts';
import { requireProposable } from './require-proposable.ts';
import { writePlan } from './write-plan.ts';

type Proposal = {
  mentorId: string;
  menteeId: string;
  side: Side;
  topic: string;
  plan: MentorshipPlan;
  /** The mentee is under 18, and everything that this needs was checked. */
  isYoung?: true;
};

/**
 * Proposes a mentorship in a pair whose accounts are held. The other side answers within five days.
 * @throws Refusal each of `requireProposable`
 */
export async function openProposal(
  tx: Tx,
  member: Extract<Seer, { kind: 'member' }>,
  { mentorId, menteeId, side, topic, plan, isYoung }: Proposal,
): Promise<MentorshipRow> {
  await requireProposable(tx, member, { mentorId, menteeId, side, isYoung: isYoung ?? false });
  const one = await tx
    .insertInto('mentorships')
    .values({
      id: newId(),
      mentor_id: mentorId,
      mentee_id: menteeId,
      state: 'proposed',
      topic,
      proposed_by: side,
      is_young: isYoung ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writePlan(tx, one, { plan, by: side });
  await record(tx, {
    name: 'mentorships.proposed',
    accountId: accountOn(one, side),
    subject: subjectOf(one),
  });
  return one;
}
