import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import type { Tx } from '../../ground/events.ts';
import { type MentorRow, rowOf } from '../row.ts';

/**
 * The mentor page of a member, held until the transaction ends; undefined if they have none. The account is held first: an
 * erasure holds it, and deletes the page with it.
 */
export async function holdMentor(tx: Tx, accountId: string): Promise<MentorRow | undefined> {
  await holdInOrder(tx, [accountId]);
  const row = await tx
    .selectFrom('mentors')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row && rowOf(row);
}
