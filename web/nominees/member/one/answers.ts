import {
  getNomineeExport,
  postNomineeRequest,
  postNomineeRightsRequest,
  putNomineeErasing,
  putNomineeWithdrawal,
} from '#contract/nominees/calls.ts';
import { actingKinds } from '#contract/nominees/limits.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { addressOf } from '#web/client/api.ts';
import { acts, actsOnFiles, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { faultOfWords } from '#web/rights/member/fault-of-words.ts';
import { findVisit } from '../find-visit.ts';

export const loader = loads(async (visit) => {
  const { visitId = '', secret = '', nomineeId = '' } = visit.params;
  const found = await findVisit(visit);
  const one = found?.members.find(({ $id }) => $id === nomineeId) ?? null;
  const requestId = one?.request?.$id ?? '';
  const language = site.language.slice(0, 2);
  const exportAt = addressOf(getNomineeExport, { visitId, secret, requestId, language }, visit.projectId);
  return { one, exportAt, secret };
});

const erasing =
  (isOn: boolean): Handler =>
  async (sent, { ask, params: { visitId = '', secret = '' } }) => {
    await ask(putNomineeErasing, { visitId, secret, requestId: sent.text('requestId'), isOn });
    return { done: isOn ? 'erasing' : 'kept' };
  };

const others = acts({
  async withdraw(sent, { ask, params: { visitId = '', secret = '' } }) {
    await ask(putNomineeWithdrawal, { visitId, secret, requestId: sent.text('requestId') });
    return { done: 'withdrawn' };
  },
  async request(sent, { ask, params: { visitId = '', secret = '' } }) {
    const kind = actingKinds.find((one) => one === sent.text('kind'));
    if (!kind) return { fault: { code: 'rights_kind_missing', fields: ['kind'] } };
    const words = sent.secret('words');
    const fault = faultOfWords(words);
    if (fault) return { fault };
    const requestId = sent.text('requestId');
    const made = await ask(postNomineeRightsRequest, { visitId, secret, requestId, kind, words });
    return { done: 'sent', to: innerRightsPaths.guestRequest(made.requestId, made.secret) };
  },
  erase: erasing(true),
  keep: erasing(false),
});

export const action = actsOnFiles(
  {
    async ask({ passOn, params: { visitId = '' } }) {
      await passOn(postNomineeRequest, { visitId });
      return { done: 'asked' };
    },
  },
  others,
  {
    general_argument_invalid: ({ param }) =>
      param === 'adult'
        ? { code: 'nominee_adult_missing', fields: ['adult'] }
        : param === 'cause'
          ? { code: 'nominee_cause_missing', fields: ['cause'] }
          : {},
  },
);
