import { sql } from 'kysely';
import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayClose } from '../opportunities/policy.ts';
import { showOwn } from '../opportunities/show-own.ts';
import { endOpportunity } from '../opportunities/steps/end-opportunity.ts';
import { holdOpportunity } from '../opportunities/steps/hold-opportunity.ts';
import { requireWords } from './require-words.ts';
import { type DeclineWords, decideDecline } from './steps/decide-decline.ts';
import { holdReceived } from './steps/hold-received.ts';

type Decision = DeclineWords & {
  opportunityId: string;
  applications: readonly { id: string; version: number }[];
};

/**
 * Closes an opportunity for good and declines the named applications at once; each decline can be undone for ten minutes.
 * All others end with the opportunity. Nothing is decided if another owner has moved a named one.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` for members who may not close it, and in other states;
 * `application_words_missing`; `application_moved`; `conflict`, also where it was closed meanwhile without these declines
 */
export async function closeDeciding(
  core: Core,
  member: Member,
  { opportunityId, applications, ...decision }: Decision,
): Promise<OpportunityBody> {
  if (applications.length > 0) requireWords(decision);
  await core.db.transaction().execute(async (tx) => {
    const opportunity = await holdOpportunity(tx, member, opportunityId);
    if (opportunity.seat.is_owner && opportunity.state === 'closed') {
      if (await haveLost(tx, { opportunityId, applications, ...decision })) throw new Refusal('conflict');
      return;
    }
    if (!mayClose(opportunity.seat, opportunity)) throw new Refusal('opportunity_closed');
    for (const { id, version } of applications.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const one = await findWaiting(tx, member, { id, opportunityId });
      if (one) await decideDecline(tx, member, one, { ...decision, version }).catch(unlessOver);
    }
    await endOpportunity(tx, opportunity, 'owner', member.id);
  });
  return showOwn(core, member, opportunityId);
}

/**
 * Whether a named application has ended with the opportunity, or was declined with other words, so that this decline was
 * not sent.
 */
async function haveLost(tx: Tx, { opportunityId, applications, reason, words }: Decision): Promise<boolean> {
  const ids = applications.map(({ id }) => id);
  const lost = await tx
    .selectFrom('applications')
    .select('id')
    .where('opportunity_id', '=', opportunityId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('stage', 'not in', ['withdrawn', 'lapsed'])
    .where((one) =>
      one.not(
        one.and([
          one.or([one('stage', '=', 'declined'), one('decline_at', 'is not', null)]),
          one('reason', '=', reason),
          one('words', '=', words),
        ]),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return lost !== undefined;
}

/** An applicant who has withdrawn meanwhile, or is deleted, awaits no decision. */
async function findWaiting(tx: Tx, member: Member, asked: { id: string; opportunityId: string }) {
  const held = await holdReceived(tx, member, asked.id).catch((error: unknown) => {
    if (error instanceof Refusal && error.code === 'application_unknown') return null;
    throw error;
  });
  const isOfOpportunity = held?.one.opportunity_id === asked.opportunityId;
  return isOfOpportunity && !held.one.ended_at ? held.one : null;
}

/** Its time has just run out: it ends without a decision. */
function unlessOver(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'application_over')) throw error;
}
