import { emailKind, type Named } from '../../ground/emails.ts';
import { findVerificationFacts, sampleVerification } from '../find-verification-facts.ts';

/** The twelve months are over. */
export const verificationExpired = emailKind({
  name: 'verification-expired',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findVerificationFacts(core, verificationId, 'expired'),
  samples: (person) => [sampleVerification(person, { kind: 'investor', state: 'expired' })],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verificationExpired> {}
}
