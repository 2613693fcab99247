import { sql } from 'kysely';
import { faultsOfAmendment } from '#rules/agreements/check-terms.ts';
import type { AgreementDocument } from '#rules/agreements/terms.ts';
import type { Tx } from '../../ground/events.ts';
import { findAmended } from '../find-amended.ts';
import type { Negotiation } from '../negotiation.ts';
import { mayAmend } from '../policy.ts';

/**
 * Whether an amendment cannot come into force any more: an end has begun, a milestone has started since it was proposed, or it
 * changes what cannot be changed as it stands by now.
 */
export async function isOvertaken(
  tx: Tx,
  one: Negotiation,
  document: AgreementDocument | null,
): Promise<boolean> {
  if (one.amendment === null) return false;
  if (!mayAmend({ stage: one.ownStage }) || !document || (await hasStarted(tx, one.id, one.amendment)))
    return true;
  const amended = await findAmended(tx, one);
  return !amended || faultsOfAmendment(amended.document, document, amended.stands).length > 0;
}

async function hasStarted(tx: Tx, agreementId: string, number: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from agreement_entries as entry
      join agreement_amendments as amendment on amendment.agreement_id = entry.agreement_id
      where entry.agreement_id = ${agreementId} and amendment.number = ${number}
        and entry.sequence > amendment.after_entry and entry.fact ->> 'kind' = 'started'
    ) as has`.execute(tx);
  return rows[0]?.has ?? false;
}
