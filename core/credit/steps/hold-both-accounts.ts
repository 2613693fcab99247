import { sql } from 'kysely';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Holds the accounts of a member who answers a claim and of its own member until the transaction ends, in one order: its member
 * does nothing about claims meanwhile, so sums stay true. Resolves to the account of its member, where that is another one.
 */
export async function holdBothAccounts(
  tx: Tx,
  { id: memberId }: Member,
  claimId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from accounts
    where id in (${memberId}, (select account_id from credit_claims where id = ${claimId}))
    order by id for no key update`.execute(tx);
  return rows.find(({ id }) => id !== memberId)?.id;
}
