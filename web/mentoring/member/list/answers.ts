import { listSessions } from '#contract/mentoring/calls.ts';
import { type MentoringList, mentoringLists } from '#contract/mentoring/limits.ts';
import { listWrittenReviews } from '#contract/written-reviews/calls.ts';
import type { ReviewRowBody } from '#contract/written-reviews/shapes.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { loadMentorships } from '#web/mentorships/member/list/load.ts';
import { youngReviewTexts } from '#web/written-reviews/texts/en/young.ts';

export const loader = loads(async (visit) => {
  const wanted = visit.url.searchParams.get('list');
  if (wanted === 'mentorships') return { mentorships: await loadMentorships(visit), asked: null };
  return { mentorships: null, asked: await findAsked(visit, wanted) };
});

/** The wanted list; without one that which waits for the member, and else that which is ahead. */
async function findAsked(visit: Visit, wanted: string | null) {
  const list = mentoringLists.find((one) => one === wanted);
  if (list) return shown(visit, list);
  const waiting = await shown(visit, 'waiting');
  const all = [...waiting.sessions, ...waiting.written.reviews];
  return all.some(({ isOwnTurn }) => isOwnTurn) ? waiting : shown(visit, 'ahead');
}

/** Sessions and written reviews of a list, each with its own pages. */
async function shown({ ask, url }: Visit, list: MentoringList) {
  const after = url.searchParams.get('after') ?? '';
  const afterReview = url.searchParams.get('reviews') ?? '';
  const [sessions, reviews] = await Promise.all([
    ask(listSessions, { list, after }),
    ask(listWrittenReviews, { list, after: afterReview }),
  ]);
  const named = sessions.sessions.map((one) => ({ ...one, person: namedIn(one) }));
  const written = {
    ...reviews,
    reviews: reviews.reviews.map((one) => ({ ...one, person: namedIn(one) })),
    after: afterReview,
  };
  return { list, after, ...sessions, sessions: named, written };
}

type ListRow<Person> = Pick<ReviewRowBody, 'isYoung' | 'side'> & { person: Person };

/** A mentor reads the first name of a mentee under 18, and that they are under 18. */
function namedIn<Person extends { name: string }>({ isYoung, side, person }: ListRow<Person>): Person {
  return isYoung && side === 'mentor' ? { ...person, name: youngReviewTexts.named(person) } : person;
}
