import { z } from 'zod';
import { sha256, step } from '../agreements/facts.ts';
import { canonicalBytes } from './canonical-json.ts';
import { linkBytes } from './chain.ts';

/**
 * One line of a ledger. It holds no personal data: `person` is a member's random number in this agreement, null for the
 * product; texts and files stand as salted hashes.
 */
export const entry = step.extend({
  person: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
  hashes: z.array(sha256).max(60),
  /** Hash of the entry before; of the first, the hash of the document that both signed. */
  before: sha256,
  hash: sha256,
});
export type Entry = z.infer<typeof entry>;

/** The bytes of an entry that its hash covers: all fields except the hash itself, the previous hash included. */
export function entryBytes(entry: Omit<Entry, 'hash'> & { hash?: string }): Uint8Array<ArrayBuffer> {
  return linkBytes(entry);
}

/** The content of our signature: the last sequence of a ledger, and its last hash. */
export const head = z.strictObject({
  agreement: z.string().min(1).max(36),
  sequence: z.int().min(0),
  hash: sha256,
});
export type Head = z.infer<typeof head>;

export function headBytes(head: Head): Uint8Array<ArrayBuffer> {
  const { agreement, sequence, hash } = head;
  return canonicalBytes({ format: 'saharambh-head/1', agreement, sequence, hash });
}
