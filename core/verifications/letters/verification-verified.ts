import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** A mark has begun. */
export const verificationVerified = letterKind({
  name: 'verification-verified',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'verified'),
  samples: (person) => [sampleTold(person, { kind: 'student', state: 'verified' })],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationVerified> {}
}
