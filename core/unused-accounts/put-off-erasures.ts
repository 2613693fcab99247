import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { isNoticeWaiting, noticeTime } from './policy.ts';

/**
 * The time of a notice counts from the moment its email has left: while one lies in the outbox, this job moves the erasure.
 * Each email states the moment that holds when it is written. 15 extra minutes, because the job runs every ten minutes.
 */
export async function putOffErasures({ db }: Pick<Core, 'db'>): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('unused_accounts')
    .set({ erase_at: sql<Date>`now() + ${noticeTime} + interval '15 minutes'` })
    .where(sql<boolean>`erase_at < now() + ${noticeTime}`)
    .where(isNoticeWaiting)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
