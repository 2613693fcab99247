import { getGuardianRequest, putGuardianAnswer } from '#contract/guardian.ts';
import { refusals } from '#contract/refusals.ts';
import { relations } from '#contract/relations.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { acts } from '../../forms/act.ts';
import { loads } from '../../forms/load.ts';
import type { Visit } from '../../forms/visit.ts';

export const loader = loads(async (visit) => {
  const link = linkIn(visit);
  const request = link && (await visit.ask(getGuardianRequest, link).catch(nullIfGone));
  return { request };
});

export const action = acts({
  async answer(sent, visit) {
    const link = linkIn(visit);
    if (!link) return { fault: { code: 'guardian_request_not_found' } };
    await visit.ask(putGuardianAnswer, {
      ...link,
      confirmed: sent.text('confirmed') === 'yes',
      adult: sent.text('adult') === 'yes',
      relation: relations.find((one) => one === sent.text('relation')),
    });
    return { done: 'answered' };
  },
});

function linkIn({ url }: Visit): { requestId: string; secret: string } | null {
  const [requestId, secret] = [url.searchParams.get('request'), url.searchParams.get('secret')];
  return requestId && secret ? { requestId, secret } : null;
}

/** A link that was cut short is no better than an old one. */
function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && ['not_found', 'invalid'].includes(refusals[error.code])) return null;
  throw error;
}
