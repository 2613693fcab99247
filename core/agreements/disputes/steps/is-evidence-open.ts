import { sql } from 'kysely';
import type { Tx } from '#core/ground/events.ts';
import { subjectOfStep } from '../../step-subject.ts';

/** Whether evidence can still be given. The deadline says so, not the ledger, which does not record the end of that time. */
export async function isEvidenceOpen(tx: Tx, agreementId: string, milestone: number): Promise<boolean> {
  const deadline = await tx
    .selectFrom('clocks')
    .select('id')
    .where('kind', '=', 'dispute_evidence')
    .where('subject_id', '=', subjectOfStep(agreementId, milestone))
    .where('ended_at', 'is', null)
    .where('due_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return deadline !== undefined;
}
