import { refusals } from '#contract/collected.ts';
import { getGuardianRequest, postGuardianCode, putGuardianAnswer } from '#contract/guardians/calls.ts';
import { relations } from '#contract/guardians/relations.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readCode } from '#rules/text/digits.ts';
import { partsOfGuardian, receiptsOfGuardian } from '#web/elsewhere.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Fault } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const request = link && (await visit.ask(getGuardianRequest, link).catch(nullIfGone));
  const guarded = link && request?.status === 'confirmed' && { ...link, memberName: request.memberName };
  const parts = guarded ? await Promise.all(partsOfGuardian.map((part) => part(visit, guarded))) : [];
  const receipts =
    link && request ? await Promise.all(receiptsOfGuardian.map((some) => some(visit, link))) : [];
  return {
    request,
    receipts: receipts.flat(),
    parts: parts.filter((part) => part !== null),
    isChecked: visit.url.searchParams.has('proof'),
  };
});

export const action = acts(
  {
    async 'ask-code'(sent, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      const relation = relationIn(sent);
      if (!relation || !isAdult(sent)) return { fault: unstated };
      await visit.ask(postGuardianCode, link);
      return { done: 'sent', about: { relation } };
    },
    async agree(sent, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      await visit.ask(putGuardianAnswer, {
        ...link,
        confirmed: true,
        adult: isAdult(sent),
        relation: relationIn(sent),
        code: readCode(sent.text('code')),
        proof: visit.url.searchParams.get('proof') ?? undefined,
      });
      return { done: 'answered' };
    },
    async refuse(_, visit) {
      const link = linkIn(visit);
      if (!link) return { fault: gone };
      await visit.ask(putGuardianAnswer, { ...link, confirmed: false });
      return { done: 'answered' };
    },
  },
  {
    user_invalid_token: { fields: ['code'] },
    sign_up_code_void: { fields: ['code'] },
    sign_up_code_expired: { fields: ['code'] },
    guardian_statement_missing: { fields: ['relation', 'adult'] },
  },
);

const gone: Fault = { code: 'guardian_request_not_found' };
const unstated: Fault = { code: 'guardian_statement_missing', fields: ['relation', 'adult'] };

const relationIn = (sent: Sent) => relations.find((one) => one === sent.text('relation'));
const isAdult = (sent: Sent) => sent.text('adult') === 'yes';

function linkIn({ url }: Visit): { requestId: string; secret: string } | null {
  const [requestId, secret] = [url.searchParams.get('request'), url.searchParams.get('secret')];
  return requestId && secret ? { requestId, secret } : null;
}

/** A link that was cut short is no better than an old one. */
function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && ['not_found', 'invalid'].includes(refusals[error.code])) return null;
  throw error;
}
