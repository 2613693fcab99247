import type { ReviewedWork } from '#contract/mentors/limits.ts';
import type { ReviewBody } from '#contract/written-reviews/shapes.ts';
import { findInvestmentOffer } from '#rules/text/investment-offers.ts';
import { openStates } from '#rules/written-reviews/review-states.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { requireAge } from '../ground/require-age.ts';
import { readAttachments } from '../mentoring/read-attachments.ts';
import { findOwnProject } from '../mentoring/steps/find-own-project.ts';
import { holdAccounts } from '../mentoring/steps/hold-accounts.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getReview } from './get-review.ts';
import { hasTheseFiles } from './has-these-files.ts';
import { keepFiles } from './steps/keep-files.ts';
import { openReview } from './steps/open-review.ts';

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
 * @throws Refusal `written_review_empty`; `written_review_offer` for a pitch that offers something; `mentoring_links`,
 * `mentoring_attachments_many`; each of `openReview`
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
    if (links.length + brought.length === 0 && projectId === null)
      throw new Refusal('written_review_empty', { param: 'file' });
    const one = await openReview(tx, member, { mentorId, work, topic, question, links, projectId });
    await keepFiles(tx, { reviewId: one.id, side: 'mentee', files: brought });
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
