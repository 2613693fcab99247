import type { Actor } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * Nobody puts a profile under the id of somebody else, nor of somebody who is about to join: the dashboard looks its
 * owner's profile up by that id. @throws Refusal `user_unauthorized`.
 */
export async function requireOwnAccountId(tx: Tx, actor: Actor, accountId: string): Promise<void> {
  if (actor.kind !== 'guest' && actor.id === accountId) return;
  const taken = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .unionAll(tx.selectFrom('email_proofs').select('id').where('id', '=', accountId))
    .limit(1)
    .executeTakeFirst();
  if (taken) throw new Refusal('user_unauthorized');
}
