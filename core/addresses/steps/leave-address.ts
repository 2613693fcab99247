import { inSeconds } from '#db/now.ts';
import { causeOfOwner } from '../../accounts/cause-of-owner.ts';
import type { Account } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

const week = inSeconds(7 * 86_400);

/**
 * Mails the address that a held account moves away from. If that address was proven, its reader can restore it for a week,
 * because a thief may have made the change.
 */
export async function leaveAddress(tx: Tx, before: Account): Promise<void> {
  const { id: accountId, email: to, email_verified_at: provenAt } = before;
  const former = provenAt
    ? await tx
        .insertInto('former_addresses')
        .values({ id: newId(), account_id: accountId, email: to, expires_at: week })
        .returning('id')
        .executeTakeFirstOrThrow()
    : null;
  const email = { letter: 'email-changed', accountId, to, ...(former && { formerId: former.id }) } as const;
  await post(tx, email, causeOfOwner(before));
}
