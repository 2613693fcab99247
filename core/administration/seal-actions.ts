import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { sealLinks } from '../ledger/seal-entries.ts';
import { findLogEnd } from './find-log-end.ts';
import { type Action, actionColumns, sealedFields } from './log-entry.ts';
import { sealingLock } from './sealing-lock.ts';

export const mostSealed = 1000;

/**
 * Seals the entries of the log that wait, in the order of their ids. Of several sealers one works at a time; the entries of one
 * that is killed wait for the next. Resolves to the number of sealed entries; null while another sealer works.
 */
export async function sealActions({ db }: Pick<Core, 'db'>): Promise<number | null> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from unsealed_admin_actions) as waits`.execute(db);
  if (!rows[0]?.waits) return 0;
  return db.transaction().execute(async (tx) => {
    const { rows: turns } = await sql<{ is_ours: boolean }>`
      select pg_try_advisory_xact_lock(${sealingLock}) as is_ours`.execute(tx);
    if (!turns[0]?.is_ours) return null;
    // Read after the lock: now the end of the chain stays as it is.
    const { rows: actions } = await sql<Action>`
      select ${actionColumns} from unsealed_admin_actions join admin_actions as actions on actions.id = entry_id
      order by entry_id limit ${mostSealed}`.execute(tx);
    if (actions.length === 0) return 0;
    const end = await findLogEnd(tx);
    const sealed = sealLinks(
      actions.map((action, at) =>
        sealedFields(action, { sequence: end.sequence + 1 + at, salt: randomBytes(16).toString('hex') }),
      ),
      end.hash,
    );
    const rowsOf = sealed.map(({ sequence, entry, salt, before, hash }) => ({
      sequence,
      entry_id: entry,
      salt,
      before,
      hash,
    }));
    await sql`
      insert into admin_log_chain (sequence, entry_id, salt, before, hash)
      select sequence, entry_id, salt, before, hash from json_to_recordset(${JSON.stringify(rowsOf)}::json)
        as sealed (sequence bigint, entry_id bigint, salt text, before text, hash text)
      order by sequence`.execute(tx);
    await sql`
      delete from unsealed_admin_actions where entry_id = any (${sealed.map(({ entry }) => entry)}::bigint[])`.execute(
      tx,
    );
    return sealed.length;
  });
}
