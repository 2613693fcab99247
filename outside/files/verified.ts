import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { BytesDamaged, type StoredBytes } from '#core/ground/file-store.ts';

const most = 20_000;

/** The bytes that were verified, each with the mark that identified them, such as a time of change. */
export function rememberVerified() {
  const seen = new Map<string, string>();
  const underWay = new Map<string, Promise<void>>();

  async function look(stored: StoredBytes, mark: string, open: () => Promise<Readable>): Promise<void> {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
    }
    const isSame = size === stored.size && (stored.checksum === '' || hash.digest('hex') === stored.checksum);
    if (!isSame)
      throw new BytesDamaged(`The bytes under ${stored.storage_key} are not those that were put there.`);
    const oldest = seen.keys().next().value;
    if (seen.size >= most && oldest !== undefined) seen.delete(oldest);
    seen.set(stored.storage_key, mark);
  }

  /**
   * Looks through the bytes that `open` gives, unless that was done while they had this mark; once for all who ask together.
   * @throws BytesDamaged when they are not those that were put there.
   */
  return async (stored: StoredBytes, mark: string, open: () => Promise<Readable>): Promise<void> => {
    if (seen.get(stored.storage_key) === mark) return;
    const which = `${stored.storage_key} ${mark}`;
    const looking = underWay.get(which) ?? look(stored, mark, open).finally(() => underWay.delete(which));
    underWay.set(which, looking);
    await looking;
  };
}
