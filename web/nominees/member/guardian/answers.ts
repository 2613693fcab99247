import { postGuardianCode } from '#contract/guardians/calls.ts';
import * as calls from '#contract/nominees/guardian-calls.ts';
import { actingKinds } from '#contract/nominees/limits.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { readCode } from '#rules/text/digits.ts';
import { addressOf } from '#web/client/api.ts';
import { acts } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { linkIn, nullIfGone, withLink } from '#web/guardians/member/link-in.ts';
import { faultOfWords } from '#web/rights/member/fault-of-words.ts';
import { heldKinds } from '#web/rights/member/held-kinds.ts';

const language = site.language.slice(0, 2);

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const page = link && (await visit.ask(calls.getGuardianData, link).catch(nullIfGone));
  if (!page || !link) return { page: null, exportAt: '', groups: [] };
  return {
    page,
    exportAt: addressOf(calls.getGuardianExport, { ...link, language }, visit.projectId),
    groups: page.isProven ? heldKinds() : [],
  };
});

const erasing = (isOn: boolean) =>
  withLink(async (_, visit, link) => {
    await visit.ask(calls.putGuardianErasing, { ...link, isOn });
    return { done: isOn ? 'erasing' : 'kept' };
  });

export const action = acts(
  {
    'ask-code': withLink(async (_, visit, link) => {
      await visit.ask(postGuardianCode, link);
      return { done: 'sent' };
    }),
    open: withLink(async (sent, visit, link) => {
      await visit.ask(calls.postGuardianDataVisit, { ...link, code: readCode(sent.text('code')) || '-' });
      return { done: 'opened' };
    }),
    request: withLink(async (sent, visit, link) => {
      const kind = actingKinds.find((one) => one === sent.text('kind'));
      if (!kind) return { fault: { code: 'rights_kind_missing', fields: ['kind'] } };
      const words = sent.secret('words');
      const fault = faultOfWords(words);
      if (fault) return { fault };
      const made = await visit.ask(calls.postGuardianRightsRequest, { ...link, kind, words });
      return { done: 'sent-request', to: innerRightsPaths.guestRequest(made.requestId, made.secret) };
    }),
    erase: erasing(true),
    keep: erasing(false),
  },
  codeFaults,
);
