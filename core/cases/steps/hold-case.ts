import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { CaseRow } from '../case-rows.ts';

/** Locks a case until the transaction ends. @throws Refusal `case_not_found` */
export async function holdCase(tx: Tx, caseId: string): Promise<CaseRow> {
  const row = await tx
    .selectFrom('cases')
    .selectAll()
    .where('id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('case_not_found');
  return row;
}
