import { listOwnProjects } from '#contract/projects/calls.ts';
import { getReviewOffer, getWrittenReview, postReviewRequest } from '#contract/written-reviews/calls.ts';
import { writtenReviewPaths } from '#contract/written-reviews/inner-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { fileFaults } from '#web/applications/member/file-faults.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';

export const loader = loads(async (visit) => {
  const { ask, param } = visit;
  const [offer, { projects }, earlier] = await Promise.all([
    ask(getReviewOffer, { handle: param('handle') }),
    ask(listOwnProjects, {}),
    earlierQuestion(visit),
  ]);
  return {
    ...offer,
    projects: projects.filter(({ state }) => state === 'published').map(({ slug, name }) => ({ slug, name })),
    earlier,
  };
});

/** The question of a request that came to nothing goes along to the next mentor. */
async function earlierQuestion({ ask, url }: Visit) {
  const requestId = url.searchParams.get('ask');
  if (!requestId) return null;
  const one = await ask(getWrittenReview, { requestId }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!one) return null;
  return {
    id: one.id,
    work: one.work,
    topic: one.topic,
    question: one.question.text,
    links: one.links.map(({ address }) => address).join('\n'),
    projectSlug: one.project?.slug ?? '',
  };
}

const codes: Record<string, FaultCode> = {
  work: 'written_review_work',
  topic: 'mentoring_topic_missing',
  question: 'mentoring_question_length',
  links: 'mentoring_links',
};

export const action = actsOnFiles(
  {
    async ask({ ask, param, passOn }) {
      const { mentor } = await ask(getReviewOffer, { handle: param('handle') });
      const { id } = await passOn(postReviewRequest, { personId: mentor.id });
      return { done: 'asked', to: writtenReviewPaths.review(id) };
    },
  },
  acts({}),
  {
    ...fileFaults,
    mentoring_links: { fields: ['links'] },
    mentoring_attachments_many: { fields: ['file'] },
    written_review_work: { fields: ['work'] },
    written_review_offer: { fields: ['question'] },
    written_review_empty: { fields: ['file'] },
    general_argument_invalid: ({ param = '' }) => {
      const code = codes[param];
      return code ? { code, fields: [param] } : {};
    },
  },
);
