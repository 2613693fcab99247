import { z } from 'zod';
import { agreementDocument } from '../agreements/terms.ts';
import { entry } from './entry.ts';

/** Ed25519 public keys, old ones too, as they are published: 32 bytes in hex digits, by their id. */
export type PublishedKeys = Readonly<Record<string, string>>;

const count = z.int();

export const download = z.strictObject({
  format: z.literal('saharambh-ledger/1'),
  agreement: z.string().min(1).max(36),
  /** Every version that both signed, the first in force first. */
  documents: z.array(agreementDocument).min(1),
  entries: z.array(entry),
  /** The running sums as pages show them; recomputed when verified. */
  sums: z.record(z.string(), count),
  signature: z.strictObject({
    key: z.string().regex(/^[0-9a-f]{16}$/),
    value: z.string().regex(/^[0-9a-f]{128}$/),
  }),
});
export type Download = z.infer<typeof download>;

/** The last sequence and hash, as receipts and monthly emails name them. */
export type Receipt = { sequence: number; hash: string };
