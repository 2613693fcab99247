import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedRequest, sampleOfGuest, sampleRequest } from '../find-mailed-request.ts';

/** Says that we are late with an answer. Pointless once it is given. */
export const rightsLate = emailKind({
  name: 'rights-late',
  prepare: async (core, { requestId }: { requestId: string }) => {
    const found = await findMailedRequest(core, requestId);
    const { dueAt } = found ?? {};
    return found && dueAt ? { ...found, dueAt } : null;
  },
  samples: (person) =>
    [sampleRequest(person), sampleOfGuest(person)].map((one) => ({
      ...one,
      dueAt: new Date('2030-01-16T06:30:00Z'),
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof rightsLate> {}
}
