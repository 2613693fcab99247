import { emailKind, type Named } from '../../ground/emails.ts';
import { findVerificationFacts, sampleVerification } from '../find-verification-facts.ts';

/** An administrator has revoked a mark. */
export const verificationRevoked = emailKind({
  name: 'verification-revoked',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findVerificationFacts(core, verificationId, 'revoked'),
  samples: (person) => [
    sampleVerification(person, {
      kind: 'organisation',
      state: 'revoked',
      reason: 'This is a sample of a reason.',
    }),
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationRevoked> {}
}
