import { refusals } from '#contract/collected.ts';
import { Refusal } from '#core/ground/refusal.ts';
import type { Handler, Reply, Sent } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';

export type MailedLink = { requestId: string; secret: string };

/** The id and the secret of a mailed link. */
export function linkIn({ url }: Pick<Visit, 'url'>): MailedLink | null {
  const [requestId, secret] = [url.searchParams.get('request'), url.searchParams.get('secret')];
  return requestId && secret ? { requestId, secret } : null;
}

/** A link that was cut short is no better than an old one. */
export function nullIfGone(error: unknown): null {
  if (error instanceof Refusal && ['not_found', 'invalid'].includes(refusals[error.code])) return null;
  throw error;
}

/** A form of a page that a guardian's link opens. */
export function withLink(handler: (sent: Sent, visit: Visit, link: MailedLink) => Promise<Reply>): Handler {
  return async (sent, visit) => {
    const link = linkIn(visit);
    return link ? handler(sent, visit, link) : { fault: { code: 'guardian_request_not_found' } };
  };
}
