import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { holdWorkLog } from './steps/hold-work-log.ts';

/**
 * Deletes a line of the log that is in no open or approved claim; drafts lose it.
 * @throws Refusal the refusals of `holdWorkLog`
 */
export async function deleteWorkLog(core: Core, member: Member, workLogId: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    await holdWorkLog(tx, member, workLogId);
    await tx
      .deleteFrom('credit_lines')
      .where('log_id', '=', workLogId)
      .where('claim_id', 'in', (query) =>
        query.selectFrom('credit_claims').select('id').where('state', '=', 'draft'),
      )
      .execute();
    await tx.deleteFrom('work_logs').where('id', '=', workLogId).execute();
    await record(tx, { name: 'credit.logged', accountId: member.id, subject: { workLogId } });
  });
}
