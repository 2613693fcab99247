import type { CaseOutcome } from '#contract/cases/report-limits.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { type CaseRow, isSecondAsked } from '../case-rows.ts';
import { judgedIn, suspendedIn } from '../judged-in.ts';

/** A suspension and the removal of a project have their own emails, which contain the reason. */
const mailedElsewhere: readonly CaseOutcome[] = ['nothing', 'suspend', 'remove'];

/** Informs those responsible for the item, and everyone who has reported it. */
export async function tellOfDecision(tx: Tx, row: CaseRow, outcomes: readonly CaseOutcome[]): Promise<void> {
  const { id: caseId } = row;
  if (!outcomes.includes('nothing')) await tellJudged(tx, caseId, outcomes);
  const reports = await tx
    .selectFrom('case_reports')
    .select(['id', 'reporter_id', 'email'])
    .where('case_id', '=', caseId)
    // After a second look that changes nothing, only the reporter who asked for it hears of it.
    .$if(isSecondAsked(row) && outcomes.includes('nothing'), (query) =>
      query.where('id', '=', row.second_report_id ?? ''),
    )
    .orderBy('id')
    .execute();
  for (const { id: reportId, reporter_id: accountId, email } of reports) {
    // A reporter whose account was deleted gets no email.
    if (accountId === null && email === '') continue;
    await post(tx, { letter: 'report-answered', reportId }, 'product');
    await record(tx, { name: 'cases.reportAnswered', accountId, subject: { caseId, reportId } });
  }
}

async function tellJudged(tx: Tx, caseId: string, outcomes: readonly CaseOutcome[]): Promise<void> {
  const suspended = await suspendedIn(tx, caseId);
  for (const accountId of await judgedIn(tx, caseId)) {
    const own = outcomes.filter((one) => one !== 'suspend' || suspended.includes(accountId));
    if (own.length === 0) continue;
    const isMailed = !own.some((one) => mailedElsewhere.includes(one));
    if (isMailed) await post(tx, { letter: 'case-decided', caseId, accountId }, 'product');
    await record(tx, { name: 'cases.judged', accountId, subject: { caseId } });
  }
}
