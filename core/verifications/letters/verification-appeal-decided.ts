import { letterKind, type Named } from '../../ground/letters.ts';
import { findTold, sampleTold } from '../find-told.ts';

/** Another administrator has decided about a rejection. */
export const verificationAppealDecided = letterKind({
  name: 'verification-appeal-decided',
  keepsQuiet: true,
  prepare: (core, { verificationId }: { verificationId: string }) =>
    findTold(core, verificationId, 'verified', 'rejected'),
  samples: (person) => [
    sampleTold(person, { kind: 'mentor', state: 'verified' }),
    sampleTold(person, {
      kind: 'mentor',
      state: 'rejected',
      rejection: 'other',
      reason: 'This is a sample of a reason.',
    }),
  ],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verificationAppealDecided> {}
}
