import { sql } from 'kysely';
import { trialLimits } from '#rules/trials/trial-limits.ts';
import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { TrialRules } from '../../ground/trial-rules.ts';
import { ofAccount } from '../row.ts';

/**
 * Whether a held account has as many trials that are proposed or run as a member may have. Drafts do not count. The reaction that
 * moves a trial runs after its agreement is proposed, so the agreement says it first.
 */
export async function isFull(tx: Tx, accountId: string): Promise<boolean> {
  const { count } = await tx
    .selectFrom('trials')
    .innerJoin('trial_pairs', 'trial_pairs.id', 'trials.pair_id')
    .innerJoin('agreements', 'agreements.id', 'trials.agreement_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('trials.ended_at', 'is', null)
    .where((row) => row.or([row('trials.state', '<>', 'draft'), row('agreements.stage', '<>', 'draft')]))
    .where(ofAccount(accountId))
    .executeTakeFirstOrThrow();
  return count >= trialLimits.ofMember;
}

/** Both members are held while the agreement of their trial is proposed, so that no other trial of theirs is meanwhile. */
export const rulesOfTrials: TrialRules = {
  async hold(tx, agreementId) {
    await holdInOrder(tx, await findSides(tx, agreementId));
  },
  async requireRoom(tx, agreementId, memberId) {
    for (const accountId of await findSides(tx, agreementId))
      if (await isFull(tx, accountId))
        throw new Refusal(accountId === memberId ? 'agreement_trials_full' : 'agreement_trials_full_other');
  },
};

async function findSides(tx: Tx, agreementId: string): Promise<string[]> {
  const pair = await tx
    .selectFrom('trials')
    .innerJoin('trial_pairs', 'trial_pairs.id', 'trials.pair_id')
    .select(['asker_id', 'asked_id'])
    .where('agreement_id', '=', agreementId)
    .executeTakeFirst();
  return [pair?.asker_id, pair?.asked_id].filter((id) => typeof id === 'string');
}
