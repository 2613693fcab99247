import { now as nowOfDatabase } from '#db/now.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { CaseRow } from '../case-rows.ts';
import { appealUntil, isAppealable } from '../policy.ts';

type Asked = { row: CaseRow; now: Date; words: string };

/**
 * Records the appeal against the decision of a held case. The same words again change nothing.
 * @throws Refusal `case_not_appealable`, `case_appeal_twice`, `case_appeal_late`
 */
export async function appeal(tx: Tx, { id: by }: { id: string }, { row, now, words }: Asked): Promise<void> {
  if (row.appealed_at && row.appealed_by === by && row.appeal === words) return;
  if (row.appealed_at) throw new Refusal('case_appeal_twice');
  if (!isAppealable(row)) throw new Refusal('case_not_appealable');
  if (!appealUntil(row, now)) throw new Refusal('case_appeal_late');
  await tx
    .updateTable('cases')
    .set({ appeal: words, appealed_by: by, appealed_at: nowOfDatabase, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute();
  await beginDeadline(tx, { kind: 'case_appeal', subjectId: row.id, owes: 'us', awaitedBy: by });
  await record(tx, { name: 'cases.appealed', accountId: by, subject: { caseId: row.id } });
}
