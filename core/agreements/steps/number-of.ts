import { randomBytes } from 'node:crypto';
import type { Tx } from '../../ground/events.ts';

/** The random number by which the ledger of an agreement knows somebody. Who acts for the first time gets one. */
export async function numberOf(tx: Tx, agreementId: string, accountId: string): Promise<string> {
  const known = await tx
    .selectFrom('agreement_people')
    .select('number')
    .where('agreement_id', '=', agreementId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (known) return known.number;
  const number = randomBytes(16).toString('hex');
  await tx
    .insertInto('agreement_people')
    .values({ agreement_id: agreementId, account_id: accountId, number })
    .execute();
  return number;
}
