import { randomBytes } from 'node:crypto';
import type { Tx } from '../../ground/events.ts';

/** Gives whoever acts for the first time the random number by which the ledger of an agreement knows them. */
export async function beginNumber(tx: Tx, agreementId: string, accountId: string): Promise<string> {
  const number = randomBytes(16).toString('hex');
  await tx
    .insertInto('agreement_people')
    .values({ agreement_id: agreementId, account_id: accountId, number })
    .execute();
  return number;
}
