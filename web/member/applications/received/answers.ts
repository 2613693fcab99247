import { declineReasons } from '#contract/application-limits.ts';
import * as calls from '#contract/applications.ts';
import { acts } from '../../../forms/act.ts';
import { loads } from '../../../forms/load.ts';

export const loader = loads(async ({ ask, params, isPrefetch }) => {
  const receivedId = params.applicationId ?? '';
  // Fetched ahead it was not opened.
  if (!isPrefetch) await ask(calls.putOpening, { receivedId });
  return { application: await ask(calls.getReceivedApplication, { receivedId }) };
});

export const action = acts(
  {
    async shortlist(sent, { ask, params }) {
      const version = Number(sent.text('version')) || 1;
      await ask(calls.putShortlisting, { receivedId: params.applicationId ?? '', version });
      return { done: 'shortlisted' };
    },
    async decline(sent, { ask, params }) {
      const reason = declineReasons.find((one) => one === sent.text('reason'));
      if (!reason) return { fault: { code: 'application_reason_missing', fields: ['reason'] } };
      const [version, words] = [Number(sent.text('version')) || 1, sent.text('words')];
      const receivedId = params.applicationId ?? '';
      await ask(calls.putDecline, { receivedId, version, reason, words });
      return { done: 'declined' };
    },
    async undo(_, { ask, params }) {
      await ask(calls.deleteDecline, { receivedId: params.applicationId ?? '' });
      return { done: 'undone' };
    },
  },
  {
    application_words_missing: { fields: ['words'] },
    general_argument_invalid: { code: 'application_words_long', fields: ['words'] },
  },
);
