import { sql } from 'kysely';
import { loneSuspensionDays, operatorId } from '#contract/administration/limits.ts';
import type { StaffRight } from '#contract/ground/staff-rights.ts';
import { now } from '#db/now.ts';
import { maySuspend } from '../../administration/policy.ts';
import { noteAction } from '../../administration/steps/note-action.ts';
import { propose } from '../../administration/steps/propose.ts';
import type { Account, Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { isSuspended } from '../../standings/standing-columns.ts';
import { liftSuspension } from '../../standings/steps/lift-suspension.ts';
import { type LongSuspension, suspensionConfirmed } from '../confirmed.ts';
import { isInWindow, writeSuspension } from './write-suspension.ts';

type Suspension = {
  reason: string;
  days?: number | undefined;
  /** Who confirms more than 7 days: staff with the right to cases, but for the parties of a case. */
  second?: { right: StaffRight; barred: readonly string[] };
};

/** The part of a suspension that has begun. */
export type Begun = {
  /** The longer one that waits for a second member of staff. */
  proposalId: string | null;
  /** For how many days, until that one is confirmed; null where it begins as it was decided. */
  days: number | null;
};
const asDecided: Begun = { proposalId: null, days: null };

/**
 * Suspends a held account for so many days, or until staff end it. One of our staff alone suspends for 7 days at most within
 * 30, all suspensions counted; the rest is proposed to a second one, and begins with the yes where no day is left. An account that is suspended for as
 * long, or about to be, stays as it is. The operator needs no second one.
 * @throws Refusal `account_protected` for oneself and for administrators; `proposal_waits` while a shorter one is proposed
 */
export async function suspend(
  tx: Tx,
  core: Core,
  by: Pick<Member, 'id'>,
  account: Account,
  { reason, days, second }: Suspension,
): Promise<Begun> {
  if (!maySuspend(core, by, account)) throw new Refusal('account_protected');
  await closeOver(tx, account.id);
  const times = await findTimes(tx, account.id, days);
  if (times.lasts) return asDecided;
  const isLong = times.isLong && by.id !== operatorId;
  const waiting = isLong ? await findProposed(tx, account.id, times.until) : null;
  if (waiting !== null) return { proposalId: waiting, days: 0 };
  if (!isLong || !times.lastsAlone) {
    await writeSuspension(tx, account, { until: isLong ? times.aloneUntil : times.until, reason });
    const shown = isLong ? times.aloneDays : days;
    await noteAction(tx, by, {
      action: 'account.suspended',
      subjectId: account.id,
      detail: shown === undefined ? reason : `${shown} d: ${reason}`,
    });
  }
  if (!isLong) return asDecided;
  const input = { accountId: account.id, until: times.until, reason };
  const proposalId = await propose(tx, core, by, suspensionConfirmed, { input, reason, ...second });
  return { proposalId, days: times.lastsAlone ? 0 : times.aloneDays };
}

type Times = {
  until: string | null;
  /** The longest that one of our staff decides alone. */
  aloneUntil: string;
  aloneDays: number;
  isLong: boolean;
  /** The account is suspended for as long, or for as long as one decides alone, or one decides no more. */
  lasts: boolean;
  lastsAlone: boolean;
};

/** As texts to the microsecond, as the database keeps them. A suspension without an end is longer than any other. */
async function findTimes(tx: Tx, accountId: string, days: number | undefined): Promise<Times> {
  const { rows } = await sql<Times>`
    select until::text as "until", alone_until::text as "aloneUntil",
      ceil(extract(epoch from alone_until - now()) / 86400)::integer as "aloneDays",
      coalesce(until > alone_until, true) as "isLong",
      runs and coalesce(suspended_until, 'infinity') >= coalesce(until, 'infinity') as "lasts",
      alone_until <= now() or runs and coalesce(suspended_until, 'infinity') >= alone_until as "lastsAlone"
    from (
      select suspended_until, ${isSuspended} as runs,
        now() + make_interval(days => ${days ?? null}::int) as until,
        case when ${isSuspended} then suspended_at else now() end
          + make_interval(
            days => ${loneSuspensionDays}::int,
            secs => case when ${isSuspended} or ${isInWindow} then -suspended_seconds else 0 end
          ) as alone_until
      from standings where account_id = ${accountId}
    ) as times`.execute(tx);
  const [times] = rows;
  if (!times) throw new Error('An account without a standing.');
  return times;
}

/** Ends a suspension whose time is over, so that its days count. */
async function closeOver(tx: Tx, accountId: string): Promise<void> {
  const over = await tx
    .selectFrom('standings')
    .select('account_id')
    .where('account_id', '=', accountId)
    .where('suspended_until', '<=', now)
    .executeTakeFirst();
  if (over) await liftSuspension(tx, accountId);
}

/** The waiting proposal that suspends them until then. A form that is sent twice differs by less than an hour. */
async function findProposed(
  tx: Tx,
  accountId: string,
  until: LongSuspension['until'],
): Promise<string | null> {
  const found = await tx
    .selectFrom('staff_proposals')
    .select('id')
    .select(
      sql<boolean>`coalesce((input ->> 'until')::timestamptz + interval '1 hour', 'infinity')
        >= coalesce(${until}::timestamptz, 'infinity')`.as('is_enough'),
    )
    .where('kind', '=', suspensionConfirmed.kind)
    .where('subject_id', '=', accountId)
    .where('state', '=', 'waiting')
    // Staff who end it meanwhile wait, so that its end is told to the case that waits for it.
    .forShare()
    .executeTakeFirst();
  if (found && !found.is_enough) throw new Refusal('proposal_waits');
  return found?.id ?? null;
}
