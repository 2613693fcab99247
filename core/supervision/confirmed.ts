import { sql } from 'kysely';
import { z } from 'zod';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import { confirmed } from '../ground/confirmed.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { isSuspended } from '../standings/standing-columns.ts';
import { writeSuspension } from './steps/write-suspension.ts';

const input = z.object({
  accountId: z.string(),
  /** By the database's time, to the microsecond; null without an end. */
  until: z.string().nullable(),
  reason: z.string(),
});
export type LongSuspension = z.infer<typeof input>;

/** The column while the account is suspended: a suspension whose time is over may still be written there. */
const whileIn = <Value = Date>(column: string) =>
  sql<Value | null>`case when ${isSuspended} then ${sql.ref(column)} end`;

/** Lets a suspension that one of our staff has begun go on for longer than 7 days, or begins one where no day was left. */
export const suspensionConfirmed = confirmed({
  kind: 'account.suspension',
  input,
  hold: (tx, { accountId }) => holdAccount(tx, accountId),
  async find(tx, _, { accountId, until }) {
    const found = await tx
      .selectFrom('accounts')
      .innerJoin('standings', 'standings.account_id', 'accounts.id')
      .select(['name', 'email'])
      .select([whileIn('suspended_at').as('suspended_at'), whileIn('suspended_until').as('suspended_until')])
      .select(whileIn<string>('suspension_reason').as('suspension_reason'))
      .select(sql<Date | null>`${until}::timestamptz`.as('until'))
      .where('accounts.id', '=', accountId)
      .where(
        sql<boolean>`(not ${isSuspended} or coalesce(suspended_until, 'infinity') < coalesce(${until}::timestamptz, 'infinity'))`,
      )
      .where(sql<boolean>`coalesce(${until}::timestamptz > now(), true)`)
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
    const account = await holdAccount(tx, accountId);
    if (!account) throw new Refusal('conflict');
    await writeSuspension(tx, account, { until, reason });
    const detail = until === null ? reason : `${until.slice(0, 10)}: ${reason}`;
    await noteAction(tx, { id: proposedBy }, { action: 'account.suspended', subjectId: accountId, detail });
  },
});
