import { emailKind, type Named } from '../../ground/emails.ts';
import { findVerificationFacts, sampleVerification } from '../find-verification-facts.ts';

/** The request goes to a review, and why. */
export const verificationHeld = emailKind({
  name: 'verification-held',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findVerificationFacts(core, verificationId, 'submitted'),
  samples: (person) => [
    sampleVerification(person, { kind: 'student', state: 'submitted', heldFor: ['same_evidence'] }),
    sampleVerification(person, { kind: 'mentor', state: 'submitted', heldFor: ['identity_number'] }),
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationHeld> {}
}
