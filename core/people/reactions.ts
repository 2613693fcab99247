import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { describeAgain } from './steps/describe-again.ts';

export const peopleReactions = [
  reaction({
    name: 'people:describe-verified',
    to: ['verifications.changed'],
    run: (tx, event) => describeAgain(tx, accountOf(event)),
  }),
  reaction({
    name: 'people:forget-child',
    to: ['standings.childFound'],
    run: (tx, event) => forgetChild(tx, accountOf(event)),
  }),
];

/** Removes from a child who waits for a guardian everything that is not needed to ask one. */
async function forgetChild(tx: Tx, accountId: string): Promise<void> {
  if ((await holdStanding(tx, accountId))?.age !== 'waiting') return;
  const { numDeletedRows } = await tx
    .deleteFrom('people')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  // No other member gets these handles. An account that has ended, or a child's, has no page, but it had one.
  await tx.updateTable('handles').set({ account_id: null }).where('account_id', '=', accountId).execute();
  if (numDeletedRows > 0n) await record(tx, { name: 'people.changed', accountId });
}
