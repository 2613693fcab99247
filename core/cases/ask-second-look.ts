import { sql } from 'kysely';
import type { ReportBody } from '#contract/cases/report-calls.ts';
import { caseTimes } from '#contract/cases/report-limits.ts';
import { now } from '#db/now.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { presentReport } from './present-report.ts';
import { requireOwnReport } from './require-own-report.ts';
import { holdCase } from './steps/hold-case.ts';

type Asked = { reportId: string; secret: string; words: string };

/**
 * Asks for other staff after nothing was done about a report: once a case, within 14 days. The same reporter gets the same
 * answer again.
 * @throws Refusal `report_not_found`, `second_look_unfit`, `second_look_twice`, `second_look_late`
 */
export async function askSecondLook(core: Core, actor: Actor, asked: Asked): Promise<ReportBody> {
  const { reportId, secret, words } = asked;
  const { caseId } = await requireOwnReport(core, actor, { reportId, secret });
  await core.db.transaction().execute(async (tx) => {
    const row = await holdCase(tx, caseId);
    if (row.second_report_id === reportId) return;
    if (row.second_asked_at) throw new Refusal('second_look_twice');
    if (row.state !== 'decided' || row.outcome !== 'nothing') throw new Refusal('second_look_unfit');
    if (!(await isInTime(tx, caseId))) throw new Refusal('second_look_late');
    await tx
      .updateTable('cases')
      .set({
        second_asked_at: now,
        second_report_id: reportId,
        second_words: words,
        version: row.version + 1,
      })
      .where('id', '=', caseId)
      .execute();
    const accountId = await reporterOf(tx, reportId);
    await beginDeadline(tx, {
      kind: 'case_second_look',
      subjectId: caseId,
      owes: 'us',
      awaitedBy: accountId,
    });
    await record(tx, { name: 'cases.secondLookAsked', accountId, subject: { caseId, reportId } });
  });
  return { ...(await presentReport(core.db, actor, reportId)), secret };
}

async function isInTime(tx: Tx, caseId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('cases')
    .select('id')
    .where('id', '=', caseId)
    .where(
      sql<boolean>`decided_at > clock_timestamp() - make_interval(days => ${caseTimes.secondLookDays}::int)`,
    )
    .executeTakeFirst();
  return found !== undefined;
}

async function reporterOf(tx: Tx, reportId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('case_reports')
    .select('reporter_id')
    .where('id', '=', reportId)
    .executeTakeFirst();
  return found?.reporter_id ?? null;
}
