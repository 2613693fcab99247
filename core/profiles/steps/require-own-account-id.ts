import { sql } from 'kysely';
import type { Actor } from '../../ground/actor.ts';
import { isAwaited } from '../../ground/awaited-account.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';

/**
 * No one may put a profile under the id of another member or of a person about to join: the dashboard looks up its
 * owner's profile by that id.
 * @throws Refusal `user_unauthorized`.
 */
export async function requireOwnAccountId(tx: Tx, actor: Actor, accountId: string): Promise<void> {
  if (actor.kind !== 'guest' && actor.id === accountId) return;
  const { rows } = await sql<{ is_taken: boolean }>`
    select exists (select from accounts where id = ${accountId}) or ${isAwaited(sql.val(accountId))} as is_taken`.execute(
    tx,
  );
  if (rows[0]?.is_taken) throw new Refusal('user_unauthorized');
}
