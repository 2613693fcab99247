import { emailKind, type Named } from '../../ground/emails.ts';
import { findVerificationFacts, sampleVerification } from '../find-verification-facts.ts';

/** Another administrator has decided about a rejection. */
export const verificationAppealDecided = emailKind({
  name: 'verification-appeal-decided',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findVerificationFacts(core, verificationId, 'verified', 'rejected'),
  samples: (person) => [
    sampleVerification(person, { kind: 'mentor', state: 'verified' }),
    sampleVerification(person, {
      kind: 'mentor',
      state: 'rejected',
      rejection: 'other',
      reason: 'This is a sample of a reason.',
    }),
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationAppealDecided> {}
}
