import { sql } from 'kysely';
import { productId } from '#contract/administration/limits.ts';
import { holdTimes } from '#contract/holds/limits.ts';
import { now } from '#db/now.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import { isPending } from '../../cases/is-pending.ts';
import { judgedIn } from '../../cases/judged-in.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { holdableTables } from '../../ground/table-rule.ts';

/**
 * Keeps all data of those responsible for the item of a case from erasure, since a report says that it concerns a child. It stands at
 * once and ends with the case. The person reads of it once the case is decided: a report must not warn them. Of ten reports at once one
 * begins it.
 */
export async function beginForReport(tx: Tx, caseId: string): Promise<void> {
  // Locked, so that a decision at the same time shows the hold, or is seen here.
  const found = await tx
    .selectFrom('cases')
    .select('state')
    .where('id', '=', caseId)
    .where(isPending)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return;
  for (const accountId of await judgedIn(tx, caseId)) {
    const account = await holdAccountInUse(tx, accountId);
    if (!account || (await hasHold(tx, caseId, accountId))) continue;
    const id = newId();
    const { email, email_verified_at: isProven } = account;
    await tx
      .insertInto('holds')
      .values({
        id,
        account_id: accountId,
        addresses: isProven ? [...new Set([email, mailboxOf(email)])] : [],
        tables: Object.entries(holdableTables()).flatMap(([table, more]) => [table, ...more]),
        reason: '',
        case_id: caseId,
        is_secret: found.state === 'open',
        is_by_report: true,
        ends_with_case: true,
        state: 'active',
        confirmed_at: now,
        until: sql<Date>`now() + make_interval(days => ${holdTimes.days}::int)`,
      })
      .execute();
    await record(tx, { name: 'holds.changed', accountId: null, subject: { holdId: id } });
    await noteAction(tx, { id: productId }, { action: 'hold.begun', subjectId: id, detail: caseId });
  }
}

const hasHold = async (tx: Tx, caseId: string, accountId: string) =>
  (await tx
    .selectFrom('holds')
    .select('id')
    .where('case_id', '=', caseId)
    .where('account_id', '=', accountId)
    .where('is_by_report', '=', true)
    .executeTakeFirst()) !== undefined;
