import { type RawBuilder, sql } from 'kysely';
import { now } from '#db/now.ts';
import { maySuspend } from '../../administration/policy.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import type { Account, Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { endAccess } from '../../sessions/steps/end-access.ts';
import { isSuspended } from '../../standings/standing-columns.ts';
import { changeStanding } from '../../standings/steps/change-standing.ts';

type Suspension = { reason: string; days?: number | undefined };

/**
 * Suspends a held account for so many days, or until an administrator ends it. An account that is already suspended for
 * as long stays as it is.
 * @throws Refusal `account_protected` for oneself and for other administrators.
 */
export async function suspend(
  tx: Tx,
  core: Core,
  administrator: Pick<Member, 'id'>,
  account: Account,
  { reason, days }: Suspension,
): Promise<void> {
  if (!maySuspend(core, administrator, account)) throw new Refusal('account_protected');
  const until = sql<Date | null>`(now() + make_interval(days => ${days ?? null}::int))`;
  if (await lastsUntil(tx, account.id, until)) return;
  await changeStanding(tx, account.id, {
    suspended_at: now,
    suspended_until: until,
    suspension_reason: reason,
  });
  await endAccess(tx, account);
  await record(tx, { name: 'standings.suspended', accountId: account.id });
  await noteAction(tx, administrator, {
    action: 'account.suspended',
    subjectId: account.id,
    detail: days === undefined ? reason : `${days} d: ${reason}`,
  });
}

/** Whether they are suspended until then anyway. A suspension without an end is longer than any other. */
async function lastsUntil(tx: Tx, accountId: string, until: RawBuilder<Date | null>): Promise<boolean> {
  const found = await tx
    .selectFrom('standings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where(isSuspended)
    .where(sql<boolean>`coalesce(suspended_until, 'infinity') >= coalesce(${until}, 'infinity')`)
    .executeTakeFirst();
  return found !== undefined;
}
