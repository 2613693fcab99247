import { type BreachAuthority, breachAuthorityNames } from '#contract/breaches/limits.ts';
import { now } from '#db/now.ts';
import { operator } from '../administration/operator.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { requireBreach } from './breach-row.ts';
import { draftReports } from './steps/draft-reports.ts';

type Report = { authority: string; dueAt: string; sentAt: string; draft: string };

/**
 * Drafts the report for each authority with its deadline, or records that one was sent, under the reference that the authority
 * gave.
 * @throws Refusal `breach_unknown`
 */
export async function reportBreach(
  core: Core,
  number: string,
  sent?: { authority: BreachAuthority; reference: string },
): Promise<Report[]> {
  const { id } = await requireBreach(core, number);
  return core.db.transaction().execute(async (tx) => {
    await draftReports(tx, core, id);
    if (sent)
      await tx
        .updateTable('breach_reports')
        .set({ sent_at: now, reference: sent.reference })
        .where('breach_id', '=', id)
        .where('authority', '=', sent.authority)
        .where('sent_at', 'is', null)
        .execute();
    const detail = sent?.authority ?? '';
    await noteAction(tx, operator, { action: 'breach.reported', subjectId: id, detail });
    const rows = await tx.selectFrom('breach_reports').selectAll().where('breach_id', '=', id).execute();
    return rows
      .sort((a, b) => Number(a.due_at) - Number(b.due_at))
      .map((row) => ({
        authority: row.authority,
        dueAt: isoDate(row.due_at),
        sentAt: isoDateOrEmpty(row.sent_at),
        draft: row.draft,
      }));
  });
}

export const isAuthority = (name: string): name is BreachAuthority =>
  breachAuthorityNames.some((one) => one === name);
