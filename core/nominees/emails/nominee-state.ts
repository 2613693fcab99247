import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedNomineeRequest, sampleNomineeRequest } from '../find-mailed-request.ts';

/** Tells a person who asks to act for a member how the request stands. */
export const nomineeState = emailKind({
  name: 'nominee-state',
  prepare: (core, { requestId }: { requestId: string }) =>
    findMailedNomineeRequest(core, requestId, 'nominee'),
  samples: (person) =>
    (['waiting', 'granted', 'refused', 'ended', 'withdrawn'] as const)
      .map((state) => ({ ...sampleNomineeRequest(person, state), path: nomineePaths.act }))
      .flatMap((one) => (one.state === 'waiting' ? [one, { ...one, isLate: true }] : [one])),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof nomineeState> {}
}
