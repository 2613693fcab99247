import type { Readable } from 'node:stream';
import { sample } from './content.ts';

/** All bytes of a stream that has no more than are examined for its type anyway. Null for a longer one: it is then still whole. */
export async function readWhole(bytes: Readable): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bytes.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size <= sample) continue;
    bytes.unshift(Buffer.concat(chunks));
    return null;
  }
  return Buffer.concat(chunks);
}
