import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireAge } from '../../ground/require-age.ts';
import { holdOwnStanding } from '../../standings/steps/hold-own-standing.ts';

/**
 * Makes sure until the transaction ends that the member may write to others. The lock makes simultaneous requests of two
 * devices run one after another.
 * @throws Refusal the refusals of `requireAge`; `user_blocked` while suspended
 */
export async function holdSender(tx: Tx, member: Member): Promise<void> {
  const standing = await holdOwnStanding(tx, member);
  requireAge(standing, 'adult');
  if (standing.isSuspended) throw new Refusal('user_blocked');
}
