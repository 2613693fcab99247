import { emailKind, type Named } from '../../ground/emails.ts';
import { findVerificationFacts, sampleVerification } from '../find-verification-facts.ts';

/** A request was rejected for the first time: why, and what the member can do. */
export const verificationRejected = emailKind({
  name: 'verification-rejected',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findVerificationFacts(core, verificationId, 'rejected'),
  samples: (person) => [
    sampleVerification(person, {
      kind: 'founder',
      state: 'rejected',
      rejection: 'links_do_not_show_it',
      reason: 'This is a sample of a reason.',
    }),
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationRejected> {}
}
