import { mailboxOf } from '#rules/checks/email.ts';
import { hasOtherStaff } from '../../administration/steps/has-other-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { reportableOf } from '../../ground/reportable.ts';
import type { CaseRow } from '../case-rows.ts';
import { type Bar, barTo } from '../policy.ts';

/**
 * The reason why this administrator may not decide a case, and whether another one could. Parties are the reporters, also by
 * email, and everyone responsible for the item, then or now, since teams change.
 */
export async function barOf(
  tx: Tx,
  core: Core,
  administrator: Member,
  row: CaseRow,
): Promise<{ bar: Bar; othersMay: boolean }> {
  const parties = await partiesOf(tx, administrator, row);
  const others = [...new Set([...parties, administrator.id])];
  const hasOther = await hasOtherStaff(tx, core, 'cases', others);
  return { bar: barTo(administrator.id, row, { parties, hasOther }), othersMay: hasOther };
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
