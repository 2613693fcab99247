import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { creditLimits as limits } from '#contract/credit/limits.ts';
import { quarterMinutes } from '#rules/credit/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { requireLogRoom } from './steps/hold-log-room.ts';

type Said = { applicationId: string; day: string; quarters: number; text: string; key?: string | undefined };

/**
 * Writes a line of the log. The same key gets its first answer.
 * @throws Refusal `work_logs_too_many`; the refusals of `requireLogRoom`
 */
export async function createWorkLog(core: Core, member: Member, said: Said): Promise<{ $id: string }> {
  const { applicationId, day, text } = said;
  return core.db.transaction().execute(async (tx) => {
    requireAge(await holdOwnStanding(tx, member), 'adult');
    const askedAs = createHash('sha256')
      .update(`${member.id}:${said.key ?? newId()}`)
      .digest('hex');
    const before = await tx
      .selectFrom('work_logs')
      .select('id as $id')
      .where('asked_as', '=', askedAs)
      .executeTakeFirst();
    if (before) return before;
    const minutes = said.quarters * quarterMinutes;
    await requireLogRoom(tx, member.id, { applicationId, day, minutes });
    const { count } = await tx
      .selectFrom('work_logs')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('account_id', '=', member.id)
      .executeTakeFirstOrThrow();
    if (count >= limits.logs) throw new Refusal('work_logs_too_many');
    const id = newId();
    await tx
      .insertInto('work_logs')
      .values({
        id,
        account_id: member.id,
        application_id: applicationId,
        day,
        minutes,
        text,
        asked_as: askedAs,
      })
      .execute();
    await record(tx, { name: 'credit.logged', accountId: member.id, subject: { workLogId: id } });
    return { $id: id };
  });
}
