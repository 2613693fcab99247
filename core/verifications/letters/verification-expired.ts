import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** The twelve months are over. */
export const verificationExpired = letterKind({
  name: 'verification-expired',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'expired'),
  samples: (person) => [sampleTold(person, { kind: 'investor', state: 'expired' })],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationExpired> {}
}
