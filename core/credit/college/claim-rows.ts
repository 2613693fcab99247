import { sql } from 'kysely';
import type { CollegeRowBody } from '#contract/credit/college-shapes.ts';
import type { Db } from '#db/connect.ts';
import type { ClaimRoute, ClaimState } from '#rules/credit/limits.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import type { ClaimRow } from '../row.ts';
import { isPassedOver } from './find-deciders.ts';

/** Its member has asked other staff to look at it once more, and they have not. */
export const isAppealOpen = sql<boolean>`(claim.appealed_at is not null and claim.appeal_decided_at is null)`;

/** The claims of one institution, with the time that it has left. */
export function collegeRows(db: Db) {
  return db
    .selectFrom('credit_claims as claim')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('clocks')
          .select(['due_at', 'is_late'])
          .where('clocks.kind', '=', 'claim_college')
          .whereRef('clocks.subject_id', '=', 'claim.id')
          .where((clock) => clock.or([clock('ended_at', 'is', null), clock('is_late', '=', true)]))
          .orderBy('began_at', 'desc')
          .limit(1)
          .as('clock'),
      (join) => join.onTrue(),
    )
    .selectAll('claim')
    .select(['clock.due_at', 'clock.is_late']);
}

type Found = ClaimRow & { due_at: Date | null; is_late: boolean | null };
export type CollegeRow = Found & { is_passed_over: boolean };

/** With what keeps the reader from deciding. It asks several tables for each row, so lists ask it for the rows of one page. */
export async function withBars(db: Db, readerId: string, rows: readonly Found[]): Promise<CollegeRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db
    .selectFrom('credit_claims as claim')
    .select('claim.id')
    .where('claim.id', '=', sql<string>`any(${ids}::text[])`)
    .where(isPassedOver(sql<string>`${readerId}::text`, 'claim'))
    .execute();
  const passedOver = new Set(found.map(({ id }) => id));
  return rows.map((row) => ({ ...row, is_passed_over: passedOver.has(row.id) }));
}

export function hasOpenAppeal({
  appealed_at: appealed,
  appeal_decided_at: decided,
}: Pick<ClaimRow, 'appealed_at' | 'appeal_decided_at'>): boolean {
  return appealed !== null && decided === null;
}

/** Why the reader may not decide it; empty where they may. */
export function barOf(row: CollegeRow, readerId: string): CollegeRowBody['bar'] {
  if (row.account_id === readerId) return 'own';
  if (row.is_passed_over) return 'passed_over';
  return hasOpenAppeal(row) && row.decided_by === readerId ? 'same_staff' : '';
}

export function presentCollegeRow(row: CollegeRow, readerId: string): CollegeRowBody {
  return {
    $id: row.id,
    number: row.number,
    state: row.state as ClaimState,
    student: { name: row.student_name, number: row.student_number, semester: row.semester },
    cohort: row.cohort_name,
    project: row.project_name,
    route: row.route as ClaimRoute,
    minutes: row.minutes,
    credits: row.credits,
    term: row.term,
    cameAt: isoDateOrEmpty(row.college_at),
    dueAt: isoDateOrEmpty(row.due_at),
    isLate: row.is_late === true,
    isAppealed: hasOpenAppeal(row),
    bar: barOf(row, readerId),
  };
}
