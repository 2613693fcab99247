import { prepared } from '#db/prepared.ts';

/** Writes down by which random number the ledger of an agreement knows an account, which acts in it for the first time. */
export const noteNumber = prepared((tx, agreementId: string, accountId: string, number: string) =>
  tx.insertInto('agreement_people').values({ agreement_id: agreementId, account_id: accountId, number }),
);
