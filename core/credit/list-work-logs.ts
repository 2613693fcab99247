import { sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import type { WorkLogsBody } from '#contract/credit/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findLoggedWork } from './find-logged-work.ts';
import { mayLog } from './policy.ts';
import { presentWorkLog, workLogsOf } from './work-logs-of.ts';
import { zoneOf } from './zone-of.ts';

/**
 * The log of the member, the newest days first, with the work for which it can be written.
 * @throws Refusal `general_cursor_not_found`
 */
export async function listWorkLogs(
  { db }: Core,
  { id }: Member,
  { cursor }: { cursor?: string | undefined },
): Promise<WorkLogsBody> {
  let rows = workLogsOf(db, id)
    .orderBy('log.day', 'desc')
    .orderBy('log.id')
    .limit(limits.page + 1);
  if (cursor !== undefined) {
    const last = await db
      .selectFrom('work_logs')
      .select(['day', 'id'])
      .where('id', '=', cursor)
      .where('account_id', '=', id)
      .executeTakeFirst();
    if (!last) throw new Refusal('general_cursor_not_found');
    rows = rows.where(
      sql<boolean>`(log.day < ${last.day} or (log.day = ${last.day} and log.id > ${last.id}))`,
    );
  }
  const found = await rows.execute();
  const logs = found.slice(0, limits.page).map(presentWorkLog);
  const work = await findLoggedWork(db, id);
  return {
    opportunities: work.map((one) => ({
      applicationId: one.id,
      opportunity: one.opportunity,
      project: { $id: one.project_id, name: one.project_name },
      hours: one.hours,
      logged: one.logged,
      firstDay: one.first_day,
      canLog: mayLog(one) && one.logged < one.hours * 60,
    })),
    logs,
    today: await findToday({ db }, id),
    next: found.length > limits.page ? (logs.at(-1)?.$id ?? '') : '',
  };
}

async function findToday({ db }: Pick<Core, 'db'>, accountId: string): Promise<string> {
  const row = await db
    .selectFrom('accounts')
    .select(sql<string>`to_char(now() at time zone ${zoneOf('accounts.id')}, 'YYYY-MM-DD')`.as('today'))
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.today ?? '';
}
