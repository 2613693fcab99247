import { isDeepStrictEqual } from 'node:util';
import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { seerOf } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireProposable } from '../mentorships/steps/require-proposable.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireYoung } from './require-open.ts';
import { beginWithGuardian } from './steps/begin-with-guardian.ts';
import { holdRequest } from './steps/hold-request.ts';
import { requireFewWaiting } from './steps/require-few-waiting.ts';
import { requirePair } from './steps/require-pair.ts';

type Asked = {
  /** Of the session that took place. */
  requestId: string;
  plan: MentorshipPlan;
};

/**
 * Asks for a plan with the mentor of a session that took place, as a member under 18: the guardian reads it first, and the mentor
 * nothing until it is sent. The two meet in writing. The same plan again is the request that waits.
 * @throws Refusal `young_request_unknown`, `mentoring_moved`, `mentoring_request_waits`; each of `requireYoung`, `requirePair`,
 * `requireProposable` and `requireFewWaiting`
 */
export async function askYoungPlan(
  core: Core,
  member: Member,
  { requestId, plan }: Asked,
): Promise<YoungRequestBody> {
  const id = await core.db.transaction().execute(async (tx) => {
    const met = await holdRequest(tx, requestId, member.id);
    await requireYoung(tx, await holdOwnStanding(tx, member));
    if (met?.mentee_id !== member.id) throw new Refusal('young_request_unknown');
    const { mentor_id: mentorId, topic } = met;
    requireYoungPlan(plan);
    if (met.kind !== 'session' || mentorId === null) throw new Refusal('mentoring_moved');
    await requirePair(tx, member.id, mentorId, plan.locationKind);
    const before = await findWaiting(tx, member.id, mentorId);
    if (before?.plan && isDeepStrictEqual(before.plan, plan)) return before.id;
    if (before) throw new Refusal('mentoring_request_waits');
    await requireProposable(tx, seerOf(member.id), {
      mentorId,
      menteeId: member.id,
      side: 'mentee',
      isYoung: true,
    });
    await requireFewWaiting(tx, member.id);
    const one = await beginWithGuardian(tx, {
      mentee_id: member.id,
      mentor_id: mentorId,
      kind: 'plan',
      work: '',
      topic,
      question: '',
      links: [],
      plan: JSON.stringify(plan),
    });
    return one.id;
  });
  return getYoungRequest(core, member, id);
}

/**
 * A plan under 18 lasts 12 weeks at most, in writing.
 * @throws Refusal `mentoring_moved`
 */
function requireYoungPlan({ weeks, locationKind }: MentorshipPlan): void {
  if (weeks > limits.planWeeks.max || locationKind !== 'written') throw new Refusal('mentoring_moved');
}

function findWaiting(tx: Tx, menteeId: string, mentorId: string) {
  return tx
    .selectFrom('young_requests')
    .select(['id', 'plan'])
    .where('mentee_id', '=', menteeId)
    .where('mentor_id', '=', mentorId)
    .where('state', 'in', ['with_guardian', 'agreed'])
    .executeTakeFirst();
}
