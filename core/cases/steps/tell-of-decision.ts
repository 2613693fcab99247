import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import type { CaseRow } from '../case-rows.ts';

/** A suspension and the removal of a project have their own emails, which contain the reason. */
const mailedElsewhere: readonly CaseOutcome[] = ['nothing', 'suspend', 'remove'];

/** Informs those responsible for the item, and everyone who has reported it. */
export async function tellOfDecision(tx: Tx, { id: caseId }: CaseRow, outcome: CaseOutcome): Promise<void> {
  if (outcome !== 'nothing') await tellJudged(tx, caseId, outcome);
  const reports = await tx
    .selectFrom('case_reports')
    .select(['id', 'reporter_id', 'email'])
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  for (const { id: reportId, reporter_id: accountId, email } of reports) {
    // A reporter whose account was deleted gets no email.
    if (accountId === null && email === '') continue;
    await post(tx, { letter: 'report-answered', reportId }, 'product');
    await record(tx, { name: 'cases.reportAnswered', accountId, subject: { caseId, reportId } });
  }
}

async function tellJudged(tx: Tx, caseId: string, outcome: CaseOutcome): Promise<void> {
  const judged = await tx
    .selectFrom('case_people')
    .select('account_id')
    .where('case_id', '=', caseId)
    .where('is_judged', '=', true)
    .orderBy('account_id')
    .execute();
  for (const { account_id: accountId } of judged) {
    if (!mailedElsewhere.includes(outcome))
      await post(tx, { letter: 'case-decided', caseId, accountId }, 'product');
    await record(tx, { name: 'cases.judged', accountId, subject: { caseId } });
  }
}
