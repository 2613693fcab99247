import { causeOfOwner } from '../../accounts/cause-of-owner.ts';
import type { Account } from '../../ground/actor.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';

/** Tells the owner of a sign-in from a kind of device that is new to the account. */
export async function noteDevice(tx: Tx, account: Account, kind: string): Promise<void> {
  // The count is taken before the insert, because a statement does not see its own rows.
  const added = await tx
    .insertInto('known_devices')
    .values({ account_id: account.id, kind })
    .onConflict((conflict) => conflict.doNothing())
    .returning((row) =>
      row
        .selectFrom('known_devices as earlier')
        .select((one) => one.fn.countAll<string>().as('count'))
        .where('earlier.account_id', '=', account.id)
        .as('earlier'),
    )
    .executeTakeFirst();
  if (Number(added?.earlier ?? 0) > 0)
    await post(tx, { letter: 'new-device', accountId: account.id, kind }, causeOfOwner(account));
}
