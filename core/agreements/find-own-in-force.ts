import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { type FoundAgreement, findOwn } from './find-agreements.ts';
import { findLedger, type Ledger } from './find-in-force.ts';
import { isInForce } from './policy.ts';

/**
 * An agreement in force in which the member is a side, with its ledger.
 * @throws Refusal `agreement_unknown`; `agreement_moved` while it is not in force, and once its text is erased
 */
export async function findOwnInForce(
  { db }: Pick<Core, 'db'>,
  member: Member,
  agreementId: string,
): Promise<{ row: FoundAgreement; ledger: Ledger }> {
  const row = await findOwn(db, member, agreementId);
  if (!row) throw new Refusal('agreement_unknown');
  const ledger = isInForce(row) ? await findLedger(db, row) : null;
  if (!ledger) throw new Refusal('agreement_moved');
  return { row, ledger };
}
