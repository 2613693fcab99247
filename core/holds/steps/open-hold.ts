import { sql } from 'kysely';
import { mailboxOf } from '#rules/checks/email.ts';
import { holdAccountInUse } from '../../accounts/steps/hold-account.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import { propose } from '../../administration/steps/propose.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdableTables } from '../../ground/table-rule.ts';
import { holdPlaced } from '../confirmed.ts';

export type Wanted = {
  accountId: string;
  tables: readonly string[];
  reason: string;
  days: number;
  caseId: string | null;
  orderId: string | null;
  isSecret: boolean;
};

/**
 * Proposes a hold to other staff. It keeps the rows from this moment on. The account is locked, so that an erasure at the same time comes
 * before or after it as a whole.
 * @throws Refusal `hold_tables_unknown`, `hold_own`, `hold_account_unknown`
 */
export async function openHold(tx: Tx, core: Core, staff: Member, wanted: Wanted): Promise<string> {
  const known = holdableTables();
  const tables = [...new Set(wanted.tables)];
  if (tables.length === 0 || !tables.every((table) => Object.hasOwn(known, table)))
    throw new Refusal('hold_tables_unknown');
  if (wanted.accountId === staff.id) throw new Refusal('hold_own');
  const account = await holdAccountInUse(tx, wanted.accountId);
  if (!account) throw new Refusal('hold_account_unknown');
  const { email, email_verified_at: isProven } = account;
  const id = newId();
  await tx
    .insertInto('holds')
    .values({
      id,
      account_id: wanted.accountId,
      addresses: isProven ? [...new Set([email, mailboxOf(email)])] : [],
      tables: [...new Set(tables.flatMap((table) => [table, ...(known[table] ?? [])]))],
      reason: wanted.reason,
      case_id: wanted.caseId,
      order_id: wanted.orderId,
      is_secret: wanted.isSecret,
      proposed_by: staff.id,
      until: sql<Date>`now() + make_interval(days => ${wanted.days}::int)`,
    })
    .execute();
  const accountId = wanted.isSecret ? null : wanted.accountId;
  await record(tx, { name: 'holds.changed', accountId, subject: { holdId: id } });
  await noteAction(tx, staff, { action: 'hold.proposed', subjectId: id, detail: wanted.reason });
  await propose(tx, core, staff, holdPlaced, {
    input: { holdId: id },
    reason: wanted.reason,
    tellsPerson: !wanted.isSecret,
  });
  return id;
}
