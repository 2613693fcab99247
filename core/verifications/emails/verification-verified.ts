import { emailKind, type Named } from '../../ground/emails.ts';
import { findVerificationFacts, sampleVerification } from '../find-verification-facts.ts';

/** A mark has begun. */
export const verificationVerified = emailKind({
  name: 'verification-verified',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findVerificationFacts(core, verificationId, 'verified'),
  samples: (person) => [sampleVerification(person, { kind: 'student', state: 'verified' })],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationVerified> {}
}
