import { listMentorships } from '#contract/mentorships/calls.ts';
import type { Visit } from '#web/forms/visit.ts';

/** The part of the list of mentoring about mentorships: open ones, or with `?over=yes` those that are over. */
export async function loadMentorships({ ask, url }: Visit) {
  const isPast = url.searchParams.get('over') === 'yes';
  const after = url.searchParams.get('after') ?? '';
  const listed = await ask(listMentorships, { list: isPast ? 'past' : 'open', after });
  return { isPast, after, ...listed };
}
