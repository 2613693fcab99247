import type { Db } from '#db/connect.ts';
import { amendableOf } from '#rules/agreements/apply-agreement.ts';
import type { Amendable } from '#rules/agreements/check-terms.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import { findLedger } from './find-in-force.ts';
import type { Negotiation } from './negotiation.ts';

/** The text in force, which an amendment would change, and the state of each of its milestones. */
export type Amended = { document: AgreementDocument; stands: (milestone: number) => Amendable };

/** Null before both have signed, and once the signed text is kept no more. */
export async function findAmended(
  db: Db,
  { id, inForce }: Pick<Negotiation, 'id' | 'inForce'>,
): Promise<Amended | null> {
  if (inForce === 0) return null;
  const ledger = await findLedger(db, { id });
  if (!ledger) return null;
  const { document, milestones } = ledger.state;
  const stands = (number: number) => amendableOf(milestones.find((one) => one.number === number));
  return { document, stands };
}
