import { withdrawCertificate } from '../../certificates/steps/end-certificate.ts';
import type { Tx } from '../../ground/events.ts';
import type { ClaimRow } from '../row.ts';

/** Withdraws the certificate of a claim; one that was made after an appeal has another subject than the first. */
export async function withdrawCredit(
  tx: Tx,
  { certificate: number }: Pick<ClaimRow, 'certificate'>,
  reason: string,
): Promise<void> {
  const one = await tx
    .selectFrom('certificates')
    .select('subject_id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!one?.subject_id) return;
  await withdrawCertificate(tx, {
    kind: 'credit',
    subjectId: one.subject_id,
    cause: 'approval_taken_back',
    reason,
  });
}
