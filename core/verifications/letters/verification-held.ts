import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** The request goes to a review, and why. */
export const verificationHeld = letterKind({
  name: 'verification-held',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'submitted'),
  samples: (person) => [
    sampleTold(person, { kind: 'student', state: 'submitted', heldFor: ['same_evidence'] }),
    sampleTold(person, { kind: 'mentor', state: 'submitted', heldFor: ['identity_number'] }),
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationHeld> {}
}
