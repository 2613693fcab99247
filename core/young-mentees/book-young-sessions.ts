import type { YoungRequestBody } from '#contract/young-mentees/calls.ts';
import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { bookMoments } from '../mentorships/steps/book-moments.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getYoungRequest } from './get-young-request.ts';
import { requireYoung } from './require-open.ts';
import type { YoungRequestRow } from './row.ts';
import { holdRequest } from './steps/hold-request.ts';
import { requirePair } from './steps/require-pair.ts';

type Asked = { requestId: string; startsAt: string; count: number };

/**
 * Books sessions of a running plan under 18, to which the guardian has agreed with the plan. Each gets a request of its own: the
 * mentee and the guardian find it there.
 * @throws Refusal `young_request_unknown`, `mentorship_moved`; each of `requireYoung`, `requirePair` and `bookMoments`
 */
export async function bookYoungSessions(
  core: Core,
  member: Member,
  { requestId, startsAt, count }: Asked,
): Promise<YoungRequestBody> {
  await core.db.transaction().execute(async (tx) => {
    const one = await holdRequest(tx, requestId, member.id);
    await requireYoung(tx, await holdOwnStanding(tx, member));
    if (one?.mentee_id !== member.id) throw new Refusal('young_request_unknown');
    if (one.kind !== 'plan' || one.mentorship_id === null) throw new Refusal('mentorship_moved');
    await requirePair(tx, member.id, one.mentor_id, one.location_kind);
    const written = { kind: 'written', location: '', caller: '' } as const;
    const { mentorship_id: mentorshipId } = one;
    const { sessionIds } = await bookMoments(tx, member, { mentorshipId, startsAt, count, ...written });
    for (const sessionId of sessionIds) await giveRequest(tx, one, sessionId);
  });
  return getYoungRequest(core, member, requestId);
}

async function giveRequest(tx: Tx, plan: YoungRequestRow, sessionId: string): Promise<void> {
  await tx
    .insertInto('young_requests')
    .values({
      id: newId(),
      mentee_id: plan.mentee_id,
      mentor_id: plan.mentor_id,
      state: 'sent',
      kind: 'session',
      work: '',
      topic: plan.topic,
      question: '',
      links: [],
      agreed_at: plan.agreed_at ?? now,
      session_id: sessionId,
      mentorship_id: plan.mentorship_id,
    })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
}
