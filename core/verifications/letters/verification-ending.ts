import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** A mark ends in 30 days, and can be renewed. */
export const verificationEnding = letterKind({
  name: 'verification-ending',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'verified'),
  samples: (person) => [sampleTold(person, { kind: 'student', state: 'verified' })],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationEnding> {}
}
