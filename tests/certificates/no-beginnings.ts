import { putCertificateRefusal } from '#contract/certificates/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const certificateNoBeginnings = {
  ends: [putCertificateRefusal],
} satisfies NoBeginnings;
