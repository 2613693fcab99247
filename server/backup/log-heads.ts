import type pg from 'pg';
import type { KeptHead } from '#core/administration/verify-log.ts';
import { BackupFault, listBackups, type Manifest, readManifest, type Target } from './manifest.ts';

/** Where the administrators' log ends in the open snapshot, and its newest signed head; null while nothing is sealed. */
export async function readLogHead(client: pg.Client): Promise<Manifest['log']> {
  // Before the first start of this version the schema is the former one.
  const { rows: schema } = await client.query<{ has: boolean }>(
    "select to_regclass('public.admin_log_chain') is not null as has",
  );
  if (!schema[0]?.has) return null;
  const { rows } = await client.query<NonNullable<Manifest['log']>>(
    `select sequence::float8, hash, (
       select json_build_object('day', day, 'sequence', sequence, 'hash', hash, 'publicKey', public_key, 'signature', signature,
         'at', to_char(signed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       from admin_log_heads where kind = 'daily' order by signed_at desc limit 1
     ) as signed
     from admin_log_chain order by admin_log_chain.sequence desc limit 1`,
  );
  return rows[0] ?? null;
}

/** The heads of the log that each backup has kept, outside of the database. `damaged`: backups whose manifest cannot be read. */
export async function keptHeads(target: Target): Promise<{ heads: KeptHead[]; damaged: string[] }> {
  const heads: KeptHead[] = [];
  const damaged: string[] = [];
  for (const name of await listBackups(target)) {
    try {
      const { log, madeAt } = await readManifest(target, name);
      if (!log) continue;
      const source = `backup ${name}`;
      heads.push({ sequence: log.sequence, hash: log.hash, at: madeAt, source });
      if (log.signed)
        heads.push({ sequence: log.signed.sequence, hash: log.signed.hash, at: log.signed.at, source });
    } catch (error) {
      if (!(error instanceof BackupFault)) throw error;
      damaged.push(name);
    }
  }
  return { heads, damaged };
}
