import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** An administrator has revoked a mark. */
export const verificationRevoked = letterKind({
  name: 'verification-revoked',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'revoked'),
  samples: (person) => [
    sampleTold(person, { kind: 'organisation', state: 'revoked', reason: 'This is a sample of a reason.' }),
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationRevoked> {}
}
