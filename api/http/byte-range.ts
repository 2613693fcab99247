import { Refusal } from '#core/ground/refusal.ts';

export type ByteRange = { start: number; end: number };

/**
 * CONTRACT 8.5: `bytes=a-b` and `bytes=a-`, and nothing else. An open range ends after `most.open` bytes, a closed one
 * that is longer than `most.closed` is cut like an open one.
 * @throws Refusal `storage_invalid_range`
 */
export function readByteRange(
  header: string,
  size: number,
  most: { open: number; closed: number },
): ByteRange {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{1,15})?$/i.exec(header.trim()) ?? [];
  if (from === undefined) throw new Refusal('storage_invalid_range');
  const start = Number(from);
  const last = size - 1;
  if (to === undefined) {
    if (start > last) throw new Refusal('storage_invalid_range');
    return { start, end: Math.min(start + most.open - 1, last) };
  }
  const end = Number(to);
  if (start >= end || end > last) throw new Refusal('storage_invalid_range');
  return { start, end: end - start + 1 > most.closed ? start + most.open - 1 : end };
}
