import { now } from '#db/now.ts';
import { operator } from '../administration/operator.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Core } from '../ground/core.ts';
import { requireBreach } from './breach-row.ts';
import { countAffected } from './steps/count-affected.ts';

export type Left = { unmailed: number; unsent: string[] };

/**
 * Closes a breach once all its people were told and all its reports sent; resolves to what is left of that.
 * @throws Refusal `breach_unknown`
 */
export async function closeBreach(core: Core, number: string, closing: string): Promise<Left> {
  const { id, closed_at: closedAt } = await requireBreach(core, number);
  return core.db.transaction().execute(async (tx) => {
    const { unmailed } = await countAffected(tx, id);
    const reports = await tx
      .selectFrom('breach_reports')
      .select('authority')
      .where('breach_id', '=', id)
      .where('sent_at', 'is', null)
      .execute();
    const left = { unmailed, unsent: reports.map(({ authority }) => authority) };
    if (closedAt || unmailed > 0 || left.unsent.length > 0) return left;
    await tx.updateTable('breaches').set({ closed_at: now, closing }).where('id', '=', id).execute();
    await noteAction(tx, operator, { action: 'breach.closed', subjectId: id });
    return left;
  });
}
