import { postGuardianCode } from '#contract/guardians/calls.ts';
import * as calls from '#contract/nominees/guardian-calls.ts';
import { actingKinds } from '#contract/nominees/limits.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { readCode } from '#rules/text/digits.ts';
import { addressOf } from '#web/client/api.ts';
import { acts, type Handler } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { faultOfWords } from '#web/rights/member/fault-of-words.ts';
import { heldKinds } from '#web/rights/member/held-kinds.ts';
import { linkIn, nullIfGone } from '#web/young-mentees/member/link-in.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const page = link && (await visit.ask(calls.getGuardianData, link).catch(nullIfGone));
  if (!page || !link) return { page: null, exportAt: '', groups: [] };
  return {
    page,
    exportAt: addressOf(calls.getGuardianExport, link, visit.projectId),
    groups: page.isProven ? heldKinds() : [],
  };
});

const gone: Fault = { code: 'guardian_request_not_found' };

const erasing =
  (isOn: boolean): Handler =>
  async (_, visit) => {
    const link = linkIn(visit);
    if (!link) return { fault: gone };
    await visit.ask(calls.putGuardianErasing, { ...link, isOn });
    return { done: isOn ? 'erasing' : 'kept' };
  };

export const action = acts(
  {
    async 'ask-code'(_, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      await visit.ask(postGuardianCode, link);
      return { done: 'sent' };
    },
    async open(sent, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      await visit.ask(calls.postGuardianDataVisit, { ...link, code: readCode(sent.text('code')) || '-' });
      return { done: 'opened' };
    },
    async request(sent, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      const kind = actingKinds.find((one) => one === sent.text('kind'));
      if (!kind) return { fault: { code: 'rights_kind_missing', fields: ['kind'] } };
      const words = sent.secret('words');
      const fault = faultOfWords(words);
      if (fault) return { fault };
      const made = await visit.ask(calls.postGuardianRightsRequest, { ...link, kind, words });
      return { done: 'sent-request', to: innerRightsPaths.guestRequest(made.requestId, made.secret) };
    },
    erase: erasing(true),
    keep: erasing(false),
  },
  {
    user_invalid_token: { fields: ['code'] },
    sign_up_code_void: { fields: ['code'] },
    sign_up_code_expired: { fields: ['code'] },
  },
);
