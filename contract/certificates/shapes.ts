import { z } from 'zod';
import { certificateKinds, certificateStates, withdrawalCauses } from '#rules/certificates/limits.ts';
import { date } from '../ground/values.ts';

/** In the list of its holder. */
export const certificateRow = z.object({
  number: z.string(),
  kind: z.enum(certificateKinds),
  state: z.enum(certificateStates),
  /** The project or the institution; empty for a mentorship. */
  organisation: z.string(),
  role: z.string(),
  /** `2026-11-28`: the day of what it is about. */
  day: z.string(),
});
export type CertificateRowBody = z.infer<typeof certificateRow>;

/** As its holder sees it. A line that it lacks is empty, or 0. */
export const certificateBody = certificateRow.extend({
  name: z.string(),
  from: z.string(),
  to: z.string(),
  /** Accepted pieces of work, or sessions that took place. */
  count: z.int(),
  minutes: z.int(),
  credits: z.int(),
  term: z.string(),
  onEvidence: z.boolean(),
  issuedAt: date,
  endedAt: date,
  cause: z.enum(['', ...withdrawalCauses]),
  reason: z.string(),
  /** The text behind the `#` of the address that verifies it; empty under 18, and once it has ended. */
  fragment: z.string(),
  can: z.object({ fetch: z.boolean(), export: z.boolean(), decline: z.boolean() }),
});
export type CertificateBody = z.infer<typeof certificateBody>;

/** As anyone sees it who has its number. Of an erased account only the number and the state are left. */
export const certificateByNumber = z.object({
  number: z.string(),
  state: z.enum(certificateStates),
  kind: z.enum(['', ...certificateKinds]),
  organisation: z.string(),
  day: z.string(),
});
export type CertificateByNumber = z.infer<typeof certificateByNumber>;
