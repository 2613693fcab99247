import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type Readable, Transform } from 'node:stream';
import type { Core } from '../ground/core.ts';
import { BytesDamaged, type StoredBytes } from '../ground/file-store.ts';

export type Range = { start: number; end: number };

/** Reads that met damaged bytes since the process began: before the first byte was handed over, and after it. */
export const damagedReads = { before: 0, within: 0 };

/** Bytes from the store, looked through before the first of them is handed over. */
export async function readStored(core: Core, stored: StoredBytes, range?: Range): Promise<Readable> {
  await checkStored(core, stored);
  return openStored(core, stored, range);
}

/** @throws BytesDamaged when they are not those that were put there. */
export async function checkStored(core: Core, stored: StoredBytes): Promise<void> {
  await core.files.check(stored).catch(countDamage);
}

/** Bytes whose beginning can be read by now. A fault after that is counted, and told to who runs the server: the answer is under way. */
export async function openStored(core: Core, stored: StoredBytes, range?: Range): Promise<Readable> {
  let isHandedOver = false;
  const bytes = await readUnchecked(core, stored, range, (fault) => {
    if (!isHandedOver) return;
    if (fault instanceof BytesDamaged) damagedReads.within++;
    core.onBrokenRead?.(fault);
  }).catch(countDamage);
  // Few bytes are all held back, so that damaged ones are refused and not cut off.
  if (!bytes.errored) await once(bytes, 'readable').catch(countDamage);
  if (bytes.errored) countDamage(bytes.errored);
  isHandedOver = true;
  return bytes;
}

function countDamage(error: unknown): never {
  if (error instanceof BytesDamaged) damagedReads.before++;
  throw error;
}

/**
 * As many bytes as were asked for, or an error: an answer that ends early would leave its reader waiting for the rest. The last of
 * them are held back until all that are stored have shown to be right, also those outside the range. `onFault` hears of what is
 * wrong with the bytes, and not of a reader that leaves.
 */
export async function readUnchecked(
  core: Pick<Core, 'files'>,
  stored: StoredBytes,
  range?: Range,
  onFault: (fault: unknown) => void = () => {},
): Promise<Readable> {
  const hash = stored.checksum ? createHash('sha256') : null;
  // Without a checksum a range shows by its length alone that it is whole.
  const isPart = range !== undefined && !hash;
  const bytes = await core.files.read(stored.storage_key, isPart ? range : undefined);
  const wanted = range && hash ? range : { start: 0, end: Number.POSITIVE_INFINITY };
  const expected = isPart ? range.end - range.start + 1 : stored.size;
  let seen = 0;
  let held: Buffer | null = null;
  const fail = () => {
    const fault = damaged(stored);
    onFault(fault);
    return fault;
  };
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const [from, to] = [Math.max(wanted.start - seen, 0), Math.min(wanted.end + 1 - seen, chunk.length)];
      seen += chunk.length;
      hash?.update(chunk);
      if (seen > expected) return done(fail());
      if (from < to) {
        if (held) this.push(held);
        held = chunk.subarray(from, to);
      }
      done();
    },
    flush(done) {
      const isSame = seen === expected && (!hash || hash.digest('hex') === stored.checksum);
      if (isSame) done(null, held);
      else done(fail());
    },
  });
  // It may fail before its reader has come, who then finds it destroyed.
  checked.on('error', () => {});
  bytes.on('error', (error) => {
    onFault(error);
    checked.destroy(error);
  });
  checked.on('close', () => bytes.destroy());
  return bytes.pipe(checked);
}

function damaged({ storage_key }: StoredBytes): BytesDamaged {
  return new BytesDamaged(`The bytes under ${storage_key} are not those that were put there.`);
}
