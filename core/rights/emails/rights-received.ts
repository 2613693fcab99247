import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedRequest, sampleOfGuest, sampleRequest } from '../find-mailed-request.ts';

/** Says that a request, or the contest of an answer, has reached us: its number and until when we owe the answer. */
export const rightsReceived = emailKind({
  name: 'rights-received',
  prepare: (core, { requestId }: { requestId: string }) => findMailedRequest(core, requestId),
  samples: (person) => [
    sampleRequest(person),
    sampleOfGuest(person),
    { ...sampleRequest(person), isContested: true },
  ],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof rightsReceived> {}
}
