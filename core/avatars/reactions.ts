import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';

export const avatarReactions = [
  reaction({
    name: 'avatars:remove-of-child',
    to: ['standings.childFound'],
    run: (tx, event) => removeOfChild(tx, accountOf(event)),
  }),
];

/** The product keeps no photo of a child who needs a guardian's consent. The sweep removes its bytes. */
async function removeOfChild(tx: Tx, accountId: string): Promise<void> {
  if ((await holdStanding(tx, accountId))?.age !== 'waiting') return;
  const { numDeletedRows } = await tx
    .deleteFrom('avatars')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await record(tx, { name: 'avatars.removed', accountId });
}
