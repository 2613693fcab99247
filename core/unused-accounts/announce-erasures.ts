import { sql } from 'kysely';
import { type UnusedNotice, unusedTimes } from '#contract/unused-accounts/limits.ts';
import type { Core } from '../ground/core.ts';
import { forEachUnused } from './for-each-unused.ts';
import { isErasable } from './policy.ts';
import { postNotice } from './steps/post-notice.ts';

/** Tells members who were away for three years that their account will be erased in 30 days. */
export async function announceErasures(core: Core): Promise<number> {
  const isDue = sql<boolean>`(unused_accounts.account_id is null and ${isErasable(core)})`;
  return forEachUnused(core, await findDue(core, isDue), isDue, async (tx, account) => {
    const added = await tx
      .insertInto('unused_accounts')
      .values({
        account_id: account.id,
        erase_at: sql<Date>`now() + make_interval(days => ${sql.lit(unusedTimes.noticeDays[1])})`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('account_id')
      .executeTakeFirst();
    if (added) await postNotice(tx, account, 1);
    return added !== undefined;
  });
}

/** Tells them again 7 days and 48 hours before. A notice that comes late moves the erasure, so that its time is full. */
export async function remindOfErasures(core: Core): Promise<number> {
  let reminded = 0;
  for (const notice of [2, 3] as const) reminded += await remind(core, notice);
  return reminded;
}

async function remind(core: Core, notice: Exclude<UnusedNotice, 1>): Promise<number> {
  const time = sql`make_interval(days => ${sql.lit(unusedTimes.noticeDays[notice])})`;
  const isDue = sql<boolean>`(
    unused_accounts.notice = ${sql.lit(notice - 1)} and unused_accounts.erase_at <= now() + ${time} and ${isErasable(core)}
  )`;
  return forEachUnused(core, await findDue(core, isDue), isDue, async (tx, account) => {
    await tx
      .updateTable('unused_accounts')
      .set({ notice, erase_at: sql<Date>`greatest(erase_at, now() + ${time})` })
      .where('account_id', '=', account.id)
      .execute();
    await postNotice(tx, account, notice);
    return true;
  });
}

async function findDue(core: Core, isDue: ReturnType<typeof sql<boolean>>): Promise<string[]> {
  const rows = await core.db
    .selectFrom('accounts')
    .leftJoin('unused_accounts', 'unused_accounts.account_id', 'accounts.id')
    .select('accounts.id')
    .where(isDue)
    .orderBy('accounts.accessed_at')
    .execute();
  return rows.map(({ id }) => id);
}
