import { sql } from 'kysely';
import { mailboxOf } from '#rules/checks/email.ts';
import { findStaff } from '../../administration/find-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { reportableOf } from '../../ground/reportable.ts';
import type { CaseRow } from '../case-rows.ts';
import { isBarred, isTakenFrom } from '../is-barred.ts';
import { type Bar, barTo } from '../policy.ts';
import { findSuspenders } from './longer-suspensions.ts';

export type Barred = {
  bar: Bar;
  /** Another member of staff could decide it. */
  othersMay: boolean;
  /** All staff are barred, so one of them may hide an urgent item alone. */
  isLone: boolean;
};

/**
 * The reason why this administrator may not decide a case, and whether another one could. Parties are the reporters, also by
 * email, and everyone responsible for the item, then or now, since teams change.
 */
export async function barOf(tx: Tx, core: Core, administrator: Member, row: CaseRow): Promise<Barred> {
  const parties = await partiesOf(tx, administrator, row);
  const staff = await findStaff(tx, core, 'cases', { withSuspended: true });
  const { barred, isTaken } = await findBarred(tx, row.id, [...staff, administrator.id], administrator.id);
  const isOut = (id: string) => parties.has(id) || barred.includes(id);
  const othersMay = staff.some((id) => id !== administrator.id && !isOut(id));
  const deciders = [...decidersOf(row), ...(await findSuspenders(tx, row))];
  const bar = barTo(administrator.id, row, {
    parties,
    hasConflict: barred.includes(administrator.id),
    deciders,
    hasOther: staff.some((id) => id !== administrator.id && !isOut(id) && !deciders.includes(id)),
    isTaken,
  });
  const isLone = (bar === 'own' || bar === 'conflict') && !othersMay && row.is_urgent && row.state === 'open';
  return { bar, othersMay, isLone };
}

/** Those who confirm nothing that follows from a case: its parties, staff who may not judge it, and those who decided it before. */
export async function findKeptOut(
  tx: Tx,
  core: Core,
  administrator: Member,
  row: CaseRow,
): Promise<string[]> {
  const staff = await findStaff(tx, core, 'cases');
  const { barred } = await findBarred(tx, row.id, staff, administrator.id);
  return [...new Set([...(await partiesOf(tx, administrator, row)), ...barred, ...decidersOf(row)])];
}

const decidersOf = ({ decided_by: last, first_decided_by: first }: CaseRow) =>
  [last, first].filter((id) => id !== null);

async function findBarred(tx: Tx, caseId: string, staff: readonly string[], own: string) {
  const { rows } = await sql<{ id: string; is_barred: boolean; is_taken: boolean }>`
    select staff.id, ${isBarred(sql<string>`staff.id`)} as is_barred, ${isTakenFrom(own)} as is_taken
    from cases as one, unnest(${[...new Set(staff)]}::text[]) as staff (id) where one.id = ${caseId}`.execute(
    tx,
  );
  return {
    barred: rows.flatMap(({ id, is_barred: is }) => (is ? [id] : [])),
    isTaken: rows[0]?.is_taken === true,
  };
}

async function partiesOf(tx: Tx, administrator: Member, row: CaseRow): Promise<Set<string>> {
  const people = await tx
    .selectFrom('case_people')
    .select('account_id')
    .where('case_id', '=', row.id)
    .execute();
  const reports = await tx
    .selectFrom('case_reports')
    .select(['reporter_id', 'mailbox'])
    .where('case_id', '=', row.id)
    .execute();
  const now = await reportableOf(row.thing_kind)?.seal(tx, row.thing_id);
  const ids = [
    ...people.map((one) => one.account_id),
    ...reports.map((one) => one.reporter_id),
    ...(now ? [...now.judged, ...now.others] : []),
  ].filter((id) => id !== null);
  const own = mailboxOf(administrator.account.email);
  if (reports.some(({ mailbox }) => mailbox === own)) ids.push(administrator.id);
  return new Set(ids);
}
