import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdAccountInUse } from './hold-account.ts';

/**
 * As `holdOwnStanding`, for actions that are open at every age.
 * @throws Refusal `general_unauthorized_scope` when the account was deleted since the request was admitted, even if another
 * one has its id by now.
 */
export async function holdOwnAccount(tx: Tx, { id, account }: Member): Promise<void> {
  const held = await holdAccountInUse(tx, id);
  if (held?.target_id !== account.target_id) throw new Refusal('general_unauthorized_scope');
}
