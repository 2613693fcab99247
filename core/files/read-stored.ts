import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type Readable, Transform } from 'node:stream';
import type { Core } from '../ground/core.ts';
import { BytesDamaged, type StoredBytes } from '../ground/file-store.ts';

export type Range = { start: number; end: number };

/** Reads that met damaged bytes since the process began: before the first byte was handed over, and after it. */
export const damagedReads = { before: 0, within: 0 };

/** Bytes from the store, checked before the first of them is handed over. */
export async function readStored(core: Core, stored: StoredBytes, range?: Range): Promise<Readable> {
  await checkStored(core, stored);
  return openStored(core, stored, range);
}

/** @throws BytesDamaged if they differ from the stored ones. */
export async function checkStored(core: Core, stored: StoredBytes): Promise<void> {
  await core.files.check(stored).catch(countDamage);
}

/**
 * Bytes whose beginning is already readable. A later error is counted and reported to the operator, because the response has
 * begun.
 */
export async function openStored(core: Core, stored: StoredBytes, range?: Range): Promise<Readable> {
  let isHandedOver = false;
  const bytes = await readUnchecked(core, stored, range, (fault) => {
    if (!isHandedOver) return;
    if (fault instanceof BytesDamaged) damagedReads.within++;
    core.onBrokenRead?.(fault);
  }).catch(countDamage);
  // A small number of bytes is held back entirely, so that damaged ones cause a refusal and not a truncated response.
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
 * Reads exactly the requested bytes or fails: a short response would leave its reader waiting. The last bytes are held back
 * until all stored ones, also outside the range, have proved intact. `onFault` gets errors of the bytes, not of the reader.
 */
export async function readUnchecked(
  core: Pick<Core, 'files'>,
  stored: StoredBytes,
  range?: Range,
  onFault: (fault: unknown) => void = () => {},
): Promise<Readable> {
  const hash = stored.checksum ? createHash('sha256') : null;
  // Without a checksum only its length shows that a range is complete.
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
  // It may fail before its reader attaches; without a listener the error would end the process.
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
