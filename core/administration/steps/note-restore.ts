import { sql } from 'kysely';
import { operatorId } from '#contract/administration/limits.ts';
import type { Tx } from '../../ground/events.ts';

/** Logs that a backup was restored, and the last sealed entry in it: all entries after that one are lost. */
export async function noteRestore(tx: Tx, backup: string): Promise<void> {
  // A backup of a version before has no chain.
  const { rows } = await sql<{ has: boolean }>`
    select to_regclass('public.admin_log_chain') is not null as has`.execute(tx);
  const last = rows[0]?.has
    ? (
        await sql<{
          last: string;
        }>`select coalesce(max(sequence), 0)::text as last from admin_log_chain`.execute(tx)
      ).rows[0]?.last
    : '0';
  await tx
    .insertInto('admin_actions')
    .values({ actor_id: operatorId, action: 'log.restored', subject_id: backup, detail: last ?? '0' })
    .execute();
}
