import { sql } from 'kysely';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import { storedSkill } from '#rules/lists/skills/find.ts';
import { openStates } from '#rules/written-reviews/review-states.ts';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import type { Seer } from '../../ground/may-see.ts';
import { Refusal } from '../../ground/refusal.ts';
import { requireWithinLimits } from '../../mentoring/steps/find-mentee-facts.ts';
import { requireAskable } from '../../mentoring/steps/require-askable.ts';
import { holdMentor } from '../../mentors/steps/hold-mentor.ts';
import { awaiting, type ReviewRow, subjectOf } from '../row.ts';

type Wanted = {
  mentorId: string;
  work: ReviewedWork;
  topic: string;
  question: string;
  links: readonly string[];
  projectId: string | null;
  /** The mentee is under 18, and everything that this needs was checked. */
  isYoung?: true;
};

/**
 * Begins a review: the mentor has 48 hours to answer the request. Both accounts are held, and no block is between them.
 * @throws Refusal `written_review_work`, `written_reviews_full`; each of `requireAskable` and `requireWithinLimits`
 */
export async function openReview(
  tx: Tx,
  mentee: Extract<Seer, { kind: 'member' }>,
  { mentorId, work, topic, question, links, projectId, isYoung }: Wanted,
): Promise<ReviewRow> {
  // A page that closes meanwhile ends the requests that it finds.
  await holdMentor(tx, mentorId);
  const { mentor } = await requireAskable(tx, mentee, mentorId, 'review');
  const offer = mentor.said.review;
  if (!offer?.of.includes(work)) throw new Refusal('written_review_work', { param: 'work' });
  await requireWithinLimits(tx, { mentorId, menteeId: mentee.id, startsAt: null });
  if ((await countOpen(tx, mentorId)) >= offer.open) throw new Refusal('written_reviews_full');
  const one = await tx
    .insertInto('written_reviews')
    .values({
      id: newId(),
      mentor_id: mentorId,
      mentee_id: mentee.id,
      work,
      topic: storedSkill(topic),
      question,
      links: [...links],
      project_id: projectId,
      answer_days: offer.answerDays,
      is_young: isYoung ?? false,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, { name: 'writtenReviews.asked', accountId: mentee.id, subject: subjectOf(one) });
  await beginDeadline(tx, {
    kind: 'mentoring_answer',
    subjectId: one.id,
    owes: { accountId: mentorId },
    awaitedBy: awaiting(one, mentee.id),
  });
  return one;
}

/** The reviews of a held mentor that wait for an answer of theirs. */
async function countOpen(tx: Tx, mentorId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('written_reviews')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('mentor_id', '=', mentorId)
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return count;
}
