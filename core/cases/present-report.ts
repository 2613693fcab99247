import { sql } from 'kysely';
import type { ReportBody } from '#contract/cases/report-calls.ts';
import { type Concern, caseTimes } from '#contract/cases/report-limits.ts';
import type { ReportedKind } from '#contract/collected.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { Seer } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';
import { findReportedNames } from './find-reported-names.ts';

/** Until when a reporter can ask for other staff; null where they cannot. The same rule as in `askSecondLook`. */
const secondUntil = sql<Date | null>`case
  when cases.outcome = 'nothing' and cases.second_asked_at is null
    and cases.decided_at > clock_timestamp() - make_interval(days => ${sql.lit(caseTimes.secondLookDays)})
  then cases.decided_at + make_interval(days => ${sql.lit(caseTimes.secondLookDays)}) end`;

/**
 * A report as its sender `viewer` reads it: without other reports, and without the decision about others.
 * @throws Refusal `report_not_found`
 */
export async function presentReport(db: Db, viewer: Seer, reportId: string): Promise<ReportBody> {
  const row = await db
    .selectFrom('case_reports as report')
    .innerJoin('cases', 'cases.id', 'report.case_id')
    .select(['report.id', 'report.concern', 'report.words', 'report.reported_at'])
    .select(['cases.thing_kind', 'cases.state', 'cases.decided_at', 'cases.outcome'])
    .select(['cases.second_report_id', 'cases.second_asked_at', 'cases.second_decided_at'])
    .select(secondUntil.as('second_until'))
    .select((one) =>
      one
        .selectFrom('case_pictures')
        .select((count) => count.cast<number>(count.fn.countAll(), 'integer').as('pictures'))
        .whereRef('case_pictures.report_id', '=', 'report.id')
        .as('pictures'),
    )
    .where('report.id', '=', reportId)
    .executeTakeFirst();
  if (!row) throw new Refusal('report_not_found');
  const isOwnLook = row.second_report_id === row.id;
  const names = await findReportedNames(db, [reportId], viewer);
  return {
    $id: row.id,
    kind: row.thing_kind as ReportedKind,
    name: names.get(reportId) ?? '',
    concern: row.concern as Concern,
    words: row.words,
    reportedAt: isoDate(row.reported_at),
    pictures: row.pictures ?? 0,
    answeredAt: isoDateOrEmpty(row.decided_at),
    secret: '',
    secondLook: {
      until: isoDateOrEmpty(row.second_until),
      askedAt: isOwnLook ? isoDateOrEmpty(row.second_asked_at) : '',
      answeredAt: isOwnLook && row.state === 'decided' ? isoDateOrEmpty(row.second_decided_at) : '',
    },
    // A decision that waits for a second member of staff is none yet.
    wasSomethingDone: row.state === 'decided' && row.outcome !== 'nothing',
  };
}
