import type { Reply, Sent } from '#web/forms/act.ts';
import type { Visit } from '#web/forms/visit.ts';

/**
 * The refusal of a form that gives a consent, where other words of law count by now than when its page was made; null where they
 * are the same. The form that is sent again brings those of now.
 */
export async function refusedByLaw(sent: Sent, { law }: Pick<Visit, 'law'>): Promise<Reply | null> {
  const read = sent.text('law');
  const now = read && (await law());
  return read === now ? null : { fault: { code: 'law_changed' }, about: { law: now } };
}
