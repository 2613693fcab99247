import { sql } from 'kysely';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/** Ends the open claims of an account that is erased. Of approved ones hours, credits and number stay, and say nothing of it. */
export async function eraseClaims(tx: Tx, accountId: string): Promise<void> {
  const claims = await tx
    .selectFrom('credit_claims')
    .select(['id', 'state'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (claims.length === 0) return;
  const ids = claims.map(({ id }) => id);
  for (const id of ids)
    for (const kind of ['claim_host', 'claim_college', 'claim_returned', 'claim_evidence'] as const)
      await releaseDeadline(tx, kind, id);
  const approved = claims.filter(({ state }) => state === 'approved').map(({ id }) => id);
  for (const table of ['credit_lines', 'credit_steps', 'credit_evidence_files'] as const)
    await tx.deleteFrom(table).where('claim_id', '=', sql<string>`any(${ids}::text[])`).execute();
  await tx
    .deleteFrom('credit_claims')
    .where('account_id', '=', accountId)
    .where('state', '<>', 'approved')
    .execute();
  await sql`
    update credit_claims set account_id = null, project_id = null, project_name = '', cohort_id = null, cohort_name = '',
      student_name = '', student_number = '', semester = '', evidence = '', reason = '', appeal = '', appeal_reason = '',
      certificate = ''
    where id = any(${approved}::text[])`.execute(tx);
}
