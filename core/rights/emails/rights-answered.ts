import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedRequest, sampleOfGuest, sampleRequest } from '../find-mailed-request.ts';

/** Says that a request has an answer, which its page alone shows. */
export const rightsAnswered = emailKind({
  name: 'rights-answered',
  prepare: (core, { requestId }: { requestId: string }) => findMailedRequest(core, requestId),
  samples: (person) =>
    [sampleRequest(person), sampleOfGuest(person), { ...sampleRequest(person), isAboutContent: true }].map(
      (one) => ({ ...one, dueAt: null }),
    ),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof rightsAnswered> {}
}
