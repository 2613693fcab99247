import { sql } from 'kysely';
import { dayMinutes } from '#rules/credit/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { findLoggedWork } from '../find-logged-work.ts';
import { mayLogOn } from '../policy.ts';

type Line = { applicationId: string; day: string; minutes: number; besides?: string };

/**
 * Whether a line of the log has room: by its day, by the 12 hours of a day over all lines of the member, and by the hours of the
 * opportunity. The account of the member is held, so lines that are written at one time are counted one after another.
 * @throws Refusal `work_log_not_open`; `work_log_day`; `work_log_day_full`; `work_log_hours_full`
 */
export async function requireLogRoom(
  tx: Tx,
  accountId: string,
  { applicationId, day, minutes, besides = '' }: Line,
): Promise<void> {
  const [work] = await findLoggedWork(tx, accountId, { applicationId });
  if (!work) throw new Refusal('work_log_not_open');
  if (!mayLogOn(work, day)) throw new Refusal('work_log_day', { param: 'day' });
  const sums = await tx
    .selectFrom('work_logs')
    .select(sql<number>`coalesce(sum(minutes) filter (where day = ${day}), 0)::int`.as('ofDay'))
    .select(
      sql<number>`coalesce(sum(minutes) filter (where application_id = ${applicationId}), 0)::int`.as(
        'ofWork',
      ),
    )
    .where('account_id', '=', accountId)
    .where('id', '<>', besides)
    .where((row) => row.or([row('day', '=', day), row('application_id', '=', applicationId)]))
    .executeTakeFirstOrThrow();
  if (sums.ofDay + minutes > dayMinutes) throw new Refusal('work_log_day_full', { param: 'quarters' });
  if (sums.ofWork + minutes > work.hours * 60)
    throw new Refusal('work_log_hours_full', { param: 'quarters' });
}
