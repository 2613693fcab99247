import { sql } from 'kysely';
import { barredMonths } from '#contract/interests/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { barMarks } from '../../verifications/steps/bar-marks.ts';

type Judged = { account_id: string; reason: string; decided_by: string | null };

/**
 * An upheld case of asking for money ends the mark of each investor or industry professional who is responsible. For twelve
 * months they get neither the mark nor a page as a mentor.
 */
export async function barForMoney(tx: Tx, caseId: string): Promise<void> {
  const { rows } = await sql<Judged>`
    select case_people.account_id, cases.reason, cases.decided_by from cases
    join case_people on case_people.case_id = cases.id and is_judged
    where cases.id = ${caseId} and cases.state = 'decided' and outcome <> 'nothing' and not is_lifted
      and exists (select from case_reports where case_reports.case_id = cases.id and concern = 'money')
    order by case_people.account_id`.execute(tx);
  for (const { account_id: accountId, reason, decided_by: decidedBy } of rows)
    await barMarks(tx, accountId, { caseId, reason, decidedBy, months: barredMonths });
}
