import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** A request was rejected for the first time: why, and what the member can do. */
export const verificationRejected = letterKind({
  name: 'verification-rejected',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'rejected'),
  samples: (person) => [
    sampleTold(person, {
      kind: 'founder',
      state: 'rejected',
      rejection: 'links_do_not_show_it',
      reason: 'This is a sample of a reason.',
    }),
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationRejected> {}
}
