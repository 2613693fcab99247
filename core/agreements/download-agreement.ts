import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { makeDownload } from '../ledger/make-download.ts';
import { serverSigningKey } from '../ledger/server-key.ts';
import { findOwn } from './find-agreements.ts';
import { findLedger } from './find-in-force.ts';
import { isInForce } from './policy.ts';

/**
 * Every version that both have signed, and the ledger as one file, which can be verified without us.
 * @throws Refusal `agreement_unknown`; `agreement_moved` before both have signed, and once the text is kept no more
 */
export async function downloadAgreement({ db, key }: Core, member: Member, id: string): Promise<string> {
  const row = await findOwn(db, member, id);
  if (!row) throw new Refusal('agreement_unknown');
  const ledger = isInForce(row) ? await findLedger(db, row) : null;
  if (!ledger) throw new Refusal('agreement_moved');
  const signingKey = serverSigningKey(key);
  // Before anything leaves that it has signed, its public half is kept for good.
  await db
    .insertInto('ledger_keys')
    .values({ id: signingKey.id, public_key: signingKey.publicKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return makeDownload([...ledger.documents.values()], ledger.entries, signingKey);
}
