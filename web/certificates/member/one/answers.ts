import * as calls from '#contract/certificates/calls.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';

export const loader = loads(async ({ ask, param }) => ({
  certificate: await ask(calls.getCertificate, { certificateNumber: param('number') }),
}));

export const action = acts({
  async decline(_, { ask, param }) {
    await ask(calls.putCertificateRefusal, { certificateNumber: param('number') });
    return { done: 'declined' };
  },
});
