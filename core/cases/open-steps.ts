import { sql } from 'kysely';
import { caseTimes } from '#contract/cases/report-limits.ts';
import type { DescribeDeadlines } from '../ground/deadline-description.ts';
import type { OpenStep } from '../ground/open-step.ts';
import { describeCases } from './deadlines.ts';
import { findReportedNames } from './find-reported-names.ts';
import { holdsNothing } from './judged-case.ts';
import { judgements, ownReports } from './starts.ts';

const describeReports: DescribeDeadlines = async (db, ids, viewer) => {
  const names = await findReportedNames(db, ids, viewer);
  return new Map([...names].map(([id, thing]) => [id, { thing }]));
};

/** Administrators owe a decision to every reporter. */
const reported: OpenStep = {
  kind: 'report_decision',
  describe: describeReports,
  deadlines: ['harm_acknowledgement', 'harm_decision', 'urgent_harm_decision', 'case_second_look'],
  others: {
    start: ownReports,
    select: (accountId) => sql`
      select report.id as subject_id, report.reported_at as since, (
        select due_at from clocks
        where subject_id = report.case_id
          and kind in ('harm_decision', 'urgent_harm_decision', 'case_second_look')
        order by began_at desc limit 1
      ) as due_at
      from case_reports as report join cases on cases.id = report.case_id and (
        cases.state = 'open' or (cases.state = 'waiting' and cases.second_report_id is null)
        or (cases.second_report_id = report.id and (cases.second_decided_at is null or cases.state = 'waiting'))
      )
      where report.reporter_id = ${accountId}`,
  },
};

/** A member can appeal once against a measure about them or an item of theirs. The same rule as in `appealUntil`. */
const judged: OpenStep = {
  kind: 'case_decided',
  describe: describeCases,
  mine: {
    start: judgements,
    select: (accountId) => sql`
      select cases.id as subject_id, cases.decided_at as since,
        cases.decided_at + make_interval(days => ${caseTimes.appealDays}) as due_at
      from case_people join cases on cases.id = case_people.case_id
      where case_people.account_id = ${accountId} and case_people.is_judged
        and cases.state = 'decided' and cases.outcome <> 'nothing' and cases.appealed_at is null
        and not ${holdsNothing}
        and not (cases.outcome = 'remove' and cases.also = '{}' and cases.thing_kind = 'project')
        and cases.decided_at > now() - make_interval(days => ${caseTimes.appealDays})`,
  },
};

export const caseSteps: readonly OpenStep[] = [reported, judged];
