import { sql } from 'kysely';
import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { findInvestmentOffer } from '#rules/text/investment-offers.ts';
import { openStates } from '#rules/written-reviews/review-states.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { readAttachments } from '../mentoring/read-attachments.ts';
import { requireWithinLimits } from '../mentoring/steps/find-mentee-facts.ts';
import { findOwnProject } from '../mentoring/steps/find-own-project.ts';
import { holdAccounts } from '../mentoring/steps/hold-accounts.ts';
import { requireAskable } from '../mentoring/steps/require-askable.ts';
import { holdMentor } from '../mentors/steps/hold-mentor.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getReview } from './get-review.ts';
import { hasTheseFiles } from './has-these-files.ts';
import { subjectOf } from './row.ts';
import { keepFiles } from './steps/keep-files.ts';

type Asked = {
  mentorId: string;
  work: ReviewedWork;
  topic: string;
  question: string;
  links: readonly string[];
  projectSlug: string;
  /** In the store already. */
  brought?: readonly CopiedFile[];
};

/**
 * Asks a mentor for a review in writing of what comes along. The same request again is the one that waits.
 * @throws Refusal `written_review_empty`, `written_review_work`, `written_reviews_full`; `written_review_offer` for a pitch that
 * offers something; `mentoring_links`, `mentoring_attachments_many`; each of `requireAskable` and `requireWithinLimits`
 */
export async function askForReview(core: Core, member: Member, asked: Asked): Promise<ReviewBody> {
  const { mentorId, work, topic, question, brought = [] } = asked;
  const links = readAttachments(asked.links, brought.length);
  const id = await core.db.transaction().execute(async (tx) => {
    await holdAccounts(tx, [member.id, mentorId]);
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await holdOffBlocks(tx, member.id, mentorId);
    if (work === 'pitch' && findInvestmentOffer(question))
      throw new Refusal('written_review_offer', { param: 'question' });
    const projectId = await findOwnProject(tx, member, asked.projectSlug);
    const before = await findSame(tx, member.id, { ...asked, links, projectId });
    if (before) return before;
    // A page that closes meanwhile ends the requests that it finds.
    await holdMentor(tx, mentorId);
    const { mentor } = await requireAskable(tx, member, mentorId, 'review');
    const offer = mentor.said.review;
    if (!offer?.of.includes(work)) throw new Refusal('written_review_work', { param: 'work' });
    if (links.length + brought.length === 0 && projectId === null)
      throw new Refusal('written_review_empty', { param: 'file' });
    await requireWithinLimits(tx, { mentorId, menteeId: member.id, startsAt: null });
    if ((await countOpen(tx, mentorId)) >= offer.open) throw new Refusal('written_reviews_full');
    const one = await tx
      .insertInto('written_reviews')
      .values({
        id: newId(),
        mentor_id: mentorId,
        mentee_id: member.id,
        work,
        topic,
        question,
        links,
        project_id: projectId,
        answer_days: offer.answerDays,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await keepFiles(tx, { reviewId: one.id, side: 'mentee', files: brought });
    await record(tx, { name: 'writtenReviews.asked', accountId: member.id, subject: subjectOf(one) });
    await beginDeadline(tx, {
      kind: 'mentoring_answer',
      subjectId: one.id,
      owes: { accountId: mentorId },
      awaitedBy: member.id,
    });
    return one.id;
  });
  return getReview(core, member, id);
}

/** The same request, sent before with the same files. */
async function findSame(
  tx: Tx,
  menteeId: string,
  { mentorId, work, question, links, projectId, brought = [] }: Asked & { projectId: string | null },
): Promise<string | undefined> {
  const same = await tx
    .selectFrom('written_reviews')
    .select(['id', 'links'])
    .where('mentee_id', '=', menteeId)
    .where('mentor_id', '=', mentorId)
    .where('state', 'in', openStates)
    .where('work', '=', work)
    .where('question', '=', question)
    .where('project_id', 'is not distinct from', projectId)
    .executeTakeFirst();
  if (same?.links.join('\n') !== links.join('\n')) return undefined;
  return (await hasTheseFiles(tx, { reviewId: same.id, side: 'mentee' }, brought)) ? same.id : undefined;
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
