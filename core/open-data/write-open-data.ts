import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import { type DataFile, dataFiles } from '#contract/open-data/rare-paths.ts';
import { now } from '#db/now.ts';
import { claimBytes, giveUpBytes } from '../files/steps/unclaimed.ts';
import { storeBytes } from '../files/store-bytes.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { dataForms } from './forms.ts';
import { readShared } from './read-shared.ts';

type Written = {
  name: DataFile;
  storage_key: string;
  size: number;
  checksum: string;
  plain_size: number;
  entries: number;
};

/** Writes all files of the open data from one reading of the open opportunities, in place of those of the night before. */
export async function writeOpenData(core: Core): Promise<void> {
  const files = dataFiles.map((name) => openFile(core, name));
  for await (const rows of readShared(core)) for (const file of files) await file.write(rows);
  const written: Written[] = [];
  for (const file of files) written.push(await file.close());
  await core.db.transaction().execute((tx) => replace(tx, written));
}

/** A file that is packed and stored while it is written. */
function openFile(core: Core, name: DataFile) {
  const { head, lines } = dataForms[name];
  const packed = createGzip();
  const checksum = createHash('sha256');
  const [sizes, seen] = [{ packed: 0, plain: 0 }, { entries: 0 }];
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      checksum.update(chunk);
      sizes.packed += chunk.length;
      done(null, chunk);
    },
  });
  const stored = storeBytes(core, packed.pipe(counted));
  // A failure of the store rejects the next write, or the close.
  stored.catch(() => {});

  async function send(text: string): Promise<void> {
    sizes.plain += Buffer.byteLength(text);
    if (!packed.write(text)) await Promise.race([once(packed, 'drain'), stored]);
  }
  const begun = send(head);
  begun.catch(() => {});

  return {
    async write(rows: Parameters<typeof lines>[0]): Promise<void> {
      await begun;
      const { text, entries } = lines(rows, core.origin);
      seen.entries += entries;
      await send(text);
    },
    async close(): Promise<Written> {
      await begun;
      packed.end();
      return {
        name,
        storage_key: await stored,
        size: sizes.packed,
        checksum: checksum.digest('hex'),
        plain_size: sizes.plain,
        entries: seen.entries,
      };
    },
  };
}

async function replace(tx: Tx, written: readonly Written[]): Promise<void> {
  const before = await tx.deleteFrom('open_data_files').returning('storage_key').execute();
  await tx
    .insertInto('open_data_files')
    .values(written.map((file) => ({ ...file, made_at: now })))
    .execute();
  for (const { storage_key: key } of written) await claimBytes(tx, key);
  await giveUpBytes(
    tx,
    before.map((file) => file.storage_key),
  );
}
