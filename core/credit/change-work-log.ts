import { sql } from 'kysely';
import type { WorkLogBody } from '#contract/credit/shapes.ts';
import { quarterMinutes } from '#rules/credit/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireLogRoom } from './steps/hold-log-room.ts';
import { holdWorkLog } from './steps/hold-work-log.ts';
import { presentWorkLog, workLogsOf } from './work-logs-of.ts';

type Said = { workLogId: string; version: number; day: string; quarters: number; text: string };

/**
 * Changes a line of the log that is in no claim, within 14 days of its day. The same line again changes nothing.
 * @throws Refusal `conflict`; the refusals of `holdWorkLog` and `requireLogRoom`
 */
export async function changeWorkLog(core: Core, member: Member, said: Said): Promise<WorkLogBody> {
  const { workLogId: id, day, quarters, text } = said;
  return core.db.transaction().execute(async (tx) => {
    const log = await holdWorkLog(tx, member, id);
    if (log.day === day && log.quarters === quarters && log.text === text) return log;
    if (!log.canChange) throw new Refusal('work_log_closed');
    if (log.version !== said.version) throw new Refusal('conflict');
    const minutes = quarters * quarterMinutes;
    await requireLogRoom(tx, member.id, { applicationId: log.applicationId, day, minutes, besides: id });
    await tx
      .updateTable('work_logs')
      .set({ day, minutes, text, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    await record(tx, { name: 'credit.logged', accountId: member.id, subject: { workLogId: id } });
    return presentWorkLog(await workLogsOf(tx, member.id).where('log.id', '=', id).executeTakeFirstOrThrow());
  });
}
