import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedNomineeRequest, sampleNomineeRequest } from '../find-mailed-request.ts';
import { isOpen } from '../policy.ts';

/** Tells a member that a person asks to act for them, or may from now on. Pointless once it has ended. */
export const nomineeAsked = emailKind({
  name: 'nominee-asked',
  prepare: async (core, { requestId }: { requestId: string }) => {
    const found = await findMailedNomineeRequest(core, requestId, 'member');
    return found && isOpen(found) ? found : null;
  },
  samples: (person) => [sampleNomineeRequest(person), sampleNomineeRequest(person, 'granted')],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof nomineeAsked> {}
}
