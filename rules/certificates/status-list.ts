import { fromBase64url } from './base64url.ts';
import { certificateLimits } from './limits.ts';

const bytesOfList = certificateLimits.statusBits / 8;

/**
 * Whether the bit of an index is set in a list by the W3C's Bitstring Status List: packed by gzip, in base64url behind the `u` of
 * multibase, the first bit leftmost. @throws RangeError for a list that cannot be read
 */
export async function isSetIn(encodedList: string, index: number): Promise<boolean> {
  const packed = encodedList.startsWith('u') ? fromBase64url(encodedList.slice(1)) : null;
  if (!packed) throw new RangeError('This is no bitstring.');
  const bits = await unpacked(packed);
  const byte = bits[index >> 3];
  if (byte === undefined) throw new RangeError('The list is too short.');
  return (byte & (0x80 >> (index & 7))) !== 0;
}

/** At most the bytes of one list: a packed bomb is not unpacked. */
async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const bits = new Uint8Array(bytesOfList);
  let length = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (length + next.value.length > bytesOfList) {
      await reader.cancel();
      throw new RangeError('The list is too long.');
    }
    bits.set(next.value, length);
    length += next.value.length;
  }
  if (length !== bytesOfList) throw new RangeError('The list is too short.');
  return bits;
}
