import type { RosterTick } from '#contract/rosters/limits.ts';
import type { StudentEntryBody } from '#contract/rosters/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { mayActAs } from '../organisations/policy.ts';
import { findRosterSeat, readingRoleOf } from './find-roster-seat.ts';
import { findShown } from './find-shown.ts';
import { noteLook } from './note-look.ts';
import { presentStudent, studentRows } from './student-rows.ts';

type Asked = { organisationSlug: string; cohortId: string; rowId: string };

/**
 * One student, with what they let the organisation see. The look is listed for the student.
 * @throws Refusal `roster_row_unknown`; the refusals of `findRosterSeat`
 */
export async function getStudentEntry(
  { db }: Core,
  { id: readerId }: Member,
  { organisationSlug, cohortId, rowId }: Asked,
): Promise<StudentEntryBody> {
  const seat = await findRosterSeat(db, readerId, organisationSlug);
  const row = await studentRows(db, readerId)
    .innerJoin('cohorts', 'cohorts.id', 'row.cohort_id')
    .select('cohorts.name as cohort')
    .where('row.id', '=', rowId)
    .where('row.cohort_id', '=', cohortId)
    .where('row.organisation_id', '=', seat.id)
    .executeTakeFirst();
  if (!row) throw new Refusal('roster_row_unknown');
  const accountId = row.membership_state === 'member' ? row.account_id : null;
  const ticks = await findTicks(db, accountId === null ? '' : (row.membership_id ?? ''));
  const shown = await findShown(db, accountId, ticks);
  await noteLook(db, {
    accountId: accountId === readerId ? null : accountId,
    organisationId: seat.id,
    staffId: readerId,
    role: readingRoleOf(seat),
  });
  const mayChange = mayActAs(seat, 'coordinator') && row.account_id !== readerId;
  return {
    organisation: { slug: seat.slug, name: seat.name },
    cohort: { $id: row.cohort_id, name: row.cohort },
    student: { ...presentStudent(row), email: row.email },
    shown,
    can: { free: mayChange && row.membership_id !== null, remove: mayChange },
  };
}

async function findTicks(db: Db, membershipId: string): Promise<ReadonlySet<RosterTick>> {
  const rows = await db
    .selectFrom('roster_ticks')
    .select('tick')
    .where('membership_id', '=', membershipId)
    .execute();
  return new Set(rows.map(({ tick }) => tick as RosterTick));
}
