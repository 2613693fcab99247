import { z } from 'zod';
import { day } from '../calendar/params.ts';
import { canonicalBytes } from '../ledger/canonical-json.ts';
import { certificateKinds, certificateLimits as limits } from './limits.ts';
import { certificateNumber } from './number.ts';

export const certificateFormat = 'saharambh-certificate/1';

/** Of so many letters, as fields count them: some scripts take two units of a string for each. */
const words = (most: number) =>
  z
    .string()
    .min(1)
    .refine((text) => [...text].length <= most);
const count = z.int().min(1).max(100_000);

/** The content of a certificate, over which we sign. It has no amounts, and its holder stands in it by name alone. */
export const certificate = z.strictObject({
  format: z.literal(certificateFormat),
  /** Random: it says nothing. */
  number: z.string().regex(certificateNumber),
  kind: z.enum(certificateKinds),
  name: words(limits.name),
  /** The project, or the institution. A short form may lack it. */
  organisation: words(limits.organisation).optional(),
  day,
  /** Where it stands in the public lists of ended certificates. */
  list: z.int().min(1).max(100_000),
  index: z
    .int()
    .min(0)
    .max(limits.statusBits - 1),
  role: words(limits.role).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Accepted pieces of work, or sessions that took place. */
  count: count.optional(),
  minutes: count.optional(),
  credits: count.optional(),
  term: words(limits.term).optional(),
  /** The host did not confirm the work: the institution decided on evidence. */
  onEvidence: z.literal(true).optional(),
  /** Lines were left out, so that it fits into the code of a print. */
  isShort: z.literal(true).optional(),
});
export type Certificate = z.infer<typeof certificate>;

/** The bytes that are signed. The format is one of them, so no signature on something else can pass. */
export function certificateBytes(one: Certificate): Uint8Array<ArrayBuffer> {
  return canonicalBytes(one);
}

/** Lines that may be left out where there is no room for all. */
const optionalLines = ['role', 'term', 'count', 'from', 'to'] as const;

/** The certificate in all its forms, the whole one first. */
export function formsOf(one: Certificate): Certificate[] {
  const short: Certificate = { ...one, isShort: true };
  for (const line of optionalLines) delete short[line];
  const { organisation: _, ...shortest } = short;
  return [one, short, shortest];
}
