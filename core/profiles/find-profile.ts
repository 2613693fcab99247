import { sql } from 'kysely';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { isSeenBy } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import type { ProfileRow } from './fields.ts';

/** The profile, whatever its permissions say, if its owner is somebody whom `actor` may see. */
export function findProfile(core: Core, actor: Actor, id: string): Promise<ProfileRow | undefined> {
  return core.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where(isSeenBy(actor, sql`owner_id`))
    .executeTakeFirst();
}

/** As `findProfile`, locked until the transaction ends. @throws Refusal `document_not_found`. */
export async function requireProfile(tx: Tx, actor: Actor, id: string): Promise<ProfileRow> {
  const row = await tx
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where(isSeenBy(actor, sql`owner_id`))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw profileNotFound(id);
  return row;
}

export function profileNotFound(id: string): Refusal {
  return new Refusal('document_not_found', { id });
}

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
