import { getGuardianRequest, postGuardianCode, putGuardianAnswer } from '#contract/guardians/calls.ts';
import { relations } from '#contract/guardians/relations.ts';
import { readCode } from '#rules/text/digits.ts';
import { partsOfGuardian, receiptsOfGuardian } from '#web/elsewhere.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { codeFaults } from '#web/forms/code-faults.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { refusedByLaw } from '#web/legal-texts/law-read.ts';
import { linkIn, nullIfGone, withLink } from './link-in.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const request = link && (await visit.ask(getGuardianRequest, link).catch(nullIfGone));
  const guarded = link && request?.status === 'confirmed' && { ...link, memberName: request.memberName };
  const parts = guarded ? await Promise.all(partsOfGuardian.map((part) => part(visit, guarded))) : [];
  const receipts =
    link && request ? await Promise.all(receiptsOfGuardian.map((some) => some(visit, link))) : [];
  return {
    request,
    law: await visit.law(),
    receipts: receipts.flat(),
    parts: parts.filter((part) => part !== null),
    isChecked: visit.url.searchParams.has('proof'),
  };
});

export const action = acts(
  {
    'ask-code': withLink(async (sent, visit, link) => {
      const relation = relationIn(sent);
      if (!relation || !isAdult(sent)) return { fault: unstated };
      const changed = await refusedByLaw(sent, visit);
      if (changed) return changed;
      await visit.ask(postGuardianCode, link);
      return { done: 'sent', about: { relation } };
    }),
    agree: withLink(async (sent, visit, link) => {
      const changed = await refusedByLaw(sent, visit);
      if (changed) return changed;
      await visit.ask(putGuardianAnswer, {
        ...link,
        confirmed: true,
        adult: isAdult(sent),
        relation: relationIn(sent),
        code: readCode(sent.text('code')),
        proof: visit.url.searchParams.get('proof') ?? undefined,
      });
      return { done: 'answered' };
    }),
    refuse: withLink(async (_, visit, link) => {
      await visit.ask(putGuardianAnswer, { ...link, confirmed: false });
      return { done: 'answered' };
    }),
  },
  {
    ...codeFaults,
    guardian_statement_missing: { fields: ['relation', 'adult'] },
  },
);

const unstated: Fault = { code: 'guardian_statement_missing', fields: ['relation', 'adult'] };

const relationIn = (sent: Sent) => relations.find((one) => one === sent.text('relation'));
const isAdult = (sent: Sent) => sent.text('adult') === 'yes';
