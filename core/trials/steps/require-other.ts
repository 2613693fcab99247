import { isBlockedBetween } from '../../blocks/is-blocked-between.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdStanding } from '../../standings/steps/hold-standing.ts';
import type { OwnPair } from './hold-pair.ts';

/**
 * The other member is a seen adult, and no block stands between the two. The reaction that ends a pair runs later than its cause.
 * @throws Refusal `trial_not_available`
 */
export async function requireOther(tx: Tx, member: Member, { pair, otherId }: OwnPair): Promise<string> {
  const standing = otherId === null ? undefined : await holdStanding(tx, otherId);
  const isThere = pair.ended_at === null && standing?.isSeen === true && standing.age === 'adult';
  if (otherId === null || !isThere || (await isBlockedBetween(tx, member.id, otherId)))
    throw new Refusal('trial_not_available');
  return otherId;
}
