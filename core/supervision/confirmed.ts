import { sql } from 'kysely';
import { z } from 'zod';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { confirmed } from '../ground/confirmed.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { record } from '../ground/events.ts';
import { isSuspended } from '../standings/standing-columns.ts';
import { changeStanding } from '../standings/steps/change-standing.ts';

const input = z.object({
  accountId: z.string(),
  /** By the database's time, to the microsecond; null without an end. */
  until: z.string().nullable(),
  reason: z.string(),
});
export type LongSuspension = z.infer<typeof input>;

/** Lets a suspension of a few days, which one of our staff has begun, go on for longer. */
export const suspensionConfirmed = confirmed({
  kind: 'account.suspension',
  input,
  hold: (tx, { accountId }) => holdAccount(tx, accountId),
  async find(tx, _, { accountId, until }) {
    const found = await tx
      .selectFrom('accounts')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .select(['name', 'email', 'suspended_at', 'suspended_until', 'suspension_reason'])
      .select(sql<Date | null>`${until}::timestamptz`.as('until'))
      .where('accounts.id', '=', accountId)
      .where(isSuspended)
      .where(
        sql<boolean>`coalesce(suspended_until, 'infinity') < coalesce(${until}::timestamptz, 'infinity')`,
      )
      .executeTakeFirst();
    if (!found) return null;
    const { name, email } = found;
    const state = [found.suspended_at, found.suspended_until].map(isoDateOrEmpty);
    return {
      subjectId: accountId,
      personId: accountId,
      effect: { name, email, until: isoDateOrEmpty(found.until), now: isoDateOrEmpty(found.suspended_until) },
      state: [...state, found.suspension_reason ?? ''],
      barred: [accountId],
    };
  },
  async carryOut(tx, _, { proposedBy }, { accountId, until, reason }) {
    await changeStanding(tx, accountId, {
      suspended_until: sql<Date | null>`${until}::timestamptz`,
      suspension_reason: reason,
    });
    await record(tx, { name: 'standings.suspended', accountId });
    const detail = until === null ? reason : `${until.slice(0, 10)}: ${reason}`;
    await noteAction(tx, { id: proposedBy }, { action: 'account.suspended', subjectId: accountId, detail });
  },
});
