import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { eachOf } from '../ground/in-turns.ts';

/** A backup holds this lock from before its snapshot to its end, so that no bytes of the snapshot are removed meanwhile. */
export const removalLock = 7_204_332;

/** Longer than any request takes: after that, unclaimed bytes belong to a server that died. */
const grace = sql<Date>`now() + interval '24 hours'`;

const insert = prepared((db, keys: readonly string[]) => {
  const statement = sql`
    insert into unclaimed_bytes (storage_key, remove_after) select key, ${grace} from unnest(${keys}::text[]) as key`;
  return { compile: () => statement.compile(db) };
});

/**
 * All that are announced at one moment share a commit. Resolves to null, or to its error: no key of ours fails alone, so none is tried
 * alone.
 */
const announce = eachOf<string, unknown>(async (db, keys) => {
  const error = await insert(db, keys).then(
    () => null,
    (reason: unknown) => reason,
  );
  return keys.map(() => error);
});

/** A key for bytes about to be written. Until a transaction claims it, the bytes are due for removal. */
export async function announceBytes(core: Core): Promise<string> {
  const name = randomUUID().replaceAll('-', '');
  const key = `${name.slice(0, 2)}/${name}`;
  const error = await announce(core.db, key);
  if (error) throw error;
  return key;
}

/** Removes bytes that no row refers to. Keys that cannot be removed now stay noted for the sweep. */
export async function removeBytes(core: Core, keys: string[]): Promise<void> {
  for (const key of keys) {
    await core.db
      .transaction()
      .execute((tx) => removeIfUnclaimed(core, tx, key))
      .catch(() => {});
  }
}

/** The row stays locked while the bytes are removed, so that no transaction can claim them meanwhile. */
async function removeIfUnclaimed(core: Core, tx: Tx, key: string): Promise<void> {
  const { rows } = await sql<{
    may: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${removalLock}) as may`.execute(tx);
  if (!rows[0]?.may) return;
  const { numDeletedRows } = await tx
    .deleteFrom('unclaimed_bytes')
    .where('storage_key', '=', key)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await core.files.remove(key);
}

/** Removes all bytes that are due; resolves to the number of keys that could not be removed yet. */
export async function removeDueBytes(core: Core): Promise<number> {
  const due = await core.db
    .selectFrom('unclaimed_bytes')
    .select('storage_key')
    .where('remove_after', '<=', sql<Date>`now()`)
    .orderBy('remove_after')
    .limit(10_000)
    .execute();
  await removeBytes(
    core,
    due.map((row) => row.storage_key),
  );
  const left = await core.db
    .selectFrom('unclaimed_bytes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('remove_after', '<=', sql<Date>`now()`)
    .executeTakeFirstOrThrow();
  return Number(left.count);
}
