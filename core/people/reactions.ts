import { sql } from 'kysely';
import { accountOf, record, type Tx } from '../ground/events.ts';
import { reaction } from '../ground/reaction.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';

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

/** Of a child who waits for a guardian no more is kept than is needed to ask one. */
async function forgetChild(tx: Tx, accountId: string): Promise<void> {
  if ((await holdStanding(tx, accountId))?.age !== 'waiting') return;
  const { numDeletedRows } = await tx
    .deleteFrom('people')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  // Nobody else gets them: an account that is no more, or a child's, has no page, but did have one.
  await tx.updateTable('handles').set({ account_id: null }).where('account_id', '=', accountId).execute();
  if (numDeletedRows > 0n) await record(tx, { name: 'people.changed', accountId });
}

/** A trigger makes what is found and shown of them anew: their marks may be others. */
async function describeAgain(tx: Tx, accountId: string): Promise<void> {
  await sql`update people set listed = listed where account_id = ${accountId}`.execute(tx);
}
