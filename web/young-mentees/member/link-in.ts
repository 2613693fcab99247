import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Visit } from '#web/forms/visit.ts';

/** The id and the secret of a mailed link. */
export function linkIn({ url }: Pick<Visit, 'url'>): { requestId: string; secret: string } | null {
  const [requestId, secret] = [url.searchParams.get('request'), url.searchParams.get('secret')];
  return requestId && secret ? { requestId, secret } : null;
}

/** A link that was cut short is no better than an old one. */
export function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && ['not_found', 'invalid'].includes(refusals[error.code])) return null;
  throw error;
}
