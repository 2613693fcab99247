import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { BytesDamaged, type FileStore, type StoredBytes } from '#core/ground/file-store.ts';

const bytes = z.object({ storage_key: z.string(), size: z.number(), checksum: z.string().length(64) });

const signedHead = z.object({
  day: z.string(),
  sequence: z.number(),
  hash: z.string(),
  at: z.string(),
  publicKey: z.string(),
  signature: z.string(),
});

/** The parts of a backup. A backup is whole once the index names it, which is written last. */
export const manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(bytes.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  /** `storage_key` is where the backup has them; `key` is theirs. */
  files: z.array(bytes.extend({ key: z.string() })),
  /** Keys of bytes that were missing or damaged already. */
  damaged: z.array(z.string()),
  secret: bytes.nullable(),
  /** Where the administrators' log ended then, and its newest signed head. Backups of versions before have none. */
  log: z.object({ sequence: z.number(), hash: z.string(), signed: signedHead.nullable() }).nullish(),
});
export type Manifest = z.output<typeof manifest>;

/** The destination of backups: a store of bytes, and the prefix of their keys there. */
export type Target = { store: FileStore; prefix: string };

/** Milliseconds after which a member's deleted data is gone from all backups. */
export const longestKept = 60 * 86_400_000;

export class BackupFault extends Error {}

/** Writes bytes there, and returns their size and checksum. */
export async function putCounted(target: Target, key: string, source: Readable): Promise<StoredBytes> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted() {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  const storage_key = target.prefix + key;
  // A store that fails before it has read anything leaves no other listener for an error of the source.
  source.on('error', () => {});
  try {
    await target.store.put(storage_key, Readable.from(counted(), { objectMode: false }));
  } finally {
    source.destroy();
  }
  return { storage_key, size, checksum: hash.digest('hex') };
}

export async function putText(target: Target, key: string, content: string): Promise<StoredBytes> {
  return putCounted(target, key, Readable.from([Buffer.from(content)]));
}

const indexKey = 'index.json';

/** The names of the whole backups, the oldest first; none where no backup has been written. */
export async function listBackups(target: Target): Promise<string[]> {
  return readList(target, indexKey, z.array(z.string()));
}

/**
 * The list stored under a key of its own; empty where there is none.
 * @throws BackupFault when the text is no such list.
 */
export async function readList<Item>(
  { store, prefix }: Target,
  key: string,
  list: z.ZodType<Item[]>,
): Promise<Item[]> {
  const found = await store
    .read(prefix + key)
    .then(text)
    .catch((error: unknown) => {
      if (error instanceof BytesDamaged) return '[]';
      throw error;
    });
  try {
    return list.parse(JSON.parse(found));
  } catch {
    throw unreadable(key);
  }
}

function unreadable(key: string): BackupFault {
  return new BackupFault(
    `The list ${key} beside the backups is damaged. Write it anew: ${
      key === indexKey
        ? 'the names of all whole backups there, the oldest first, as in ["20261124t040000000z"]. A backup that is named is restored without it: npm run restore -- PLACE NAME'
        : '[]. What a backup that broke off has left then stays until you remove it.'
    }`,
  );
}

export async function writeIndex(target: Target, names: string[]): Promise<void> {
  await putText(target, indexKey, JSON.stringify(names));
}

/** @throws BackupFault when it is not there, empty, or not what was written. */
export async function readManifest({ store, prefix }: Target, name: string): Promise<Manifest> {
  const read = (key: string) => store.read(`${prefix}${name}/${key}`).then(text);
  const [content, sum] = await Promise.all([read('manifest.json'), read('manifest.sha256')]).catch(() => {
    throw new BackupFault(`There is no whole backup ${name}: its manifest is missing.`);
  });
  if (createHash('sha256').update(content).digest('hex') !== sum.trim())
    throw new BackupFault(`The manifest of the backup ${name} is damaged.`);
  const parsed = manifest.safeParse(JSON.parse(content));
  if (!parsed.success) throw new BackupFault(`The manifest of the backup ${name} is of another format.`);
  if (parsed.data.tables.every(({ rows }) => rows === 0))
    throw new BackupFault(`The backup ${name} is empty: no table in it has a row.`);
  return parsed.data;
}
