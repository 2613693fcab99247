import { getReservation, getSession, postMentoringRequest } from '#contract/mentoring/calls.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { getMentorTimes } from '#contract/mentoring/times-calls.ts';
import { listOwnProjects } from '#contract/projects/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { normaliseLine, normaliseText, textLength } from '#rules/text/normalise.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { Visit } from '#web/forms/visit.ts';
import { shownTime } from '#web/ground/texts/shown-time.ts';

export const loader = loads(async (visit) => {
  const { ask, param } = visit;
  const { first, mentor, topics, bring, zones } = await ask(getMentorTimes, { handle: param('handle') });
  const [held, { projects }, earlier] = await Promise.all([
    ask(getReservation, { personId: mentor.id }),
    ask(listOwnProjects, {}),
    earlierQuestion(visit),
  ]);
  const both = { own: zones.own, other: zones.mentor };
  const times = [...(held ? [held.startsAt] : []), ...first.filter((time) => time !== held?.startsAt)];
  return {
    mentor,
    topics,
    bring,
    held: held && {
      until: shownTime(held.until, { own: zones.own, other: zones.own }).own,
      isOver: held.isOver,
    },
    times: times.map((time) => shownTime(time, both)),
    projects: projects.map(({ slug, name }) => ({ slug, name })),
    earlier,
  };
});

/** The question of a request that came to nothing goes along to the next mentor. */
async function earlierQuestion({ ask, url }: Visit): Promise<{ question: string; topic: string } | null> {
  const sessionId = url.searchParams.get('ask');
  if (!sessionId) return null;
  return ask(getSession, { sessionId }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

const at = (
  code: 'mentoring_topic_missing' | 'mentoring_question_length' | 'mentoring_times_missing',
  field: string,
) => ({
  fault: { code, fields: [field] },
});

export const action = acts(
  {
    async ask(sent, { ask, param }) {
      const topic = normaliseLine(sent.text('topic'));
      const question = normaliseText(sent.text('question'));
      if (sent.text('startsAt') === '') return at('mentoring_times_missing', 'startsAt');
      if (topic === '' || textLength(topic) > limits.topic) return at('mentoring_topic_missing', 'topic');
      const length = textLength(question);
      if (length < limits.question.min || length > limits.question.max)
        return at('mentoring_question_length', 'question');
      const links = sent.text('links').split(/\s+/).filter(Boolean);
      if (links.length > limits.links) return { fault: { code: 'mentoring_links', fields: ['links'] } };
      const { mentor } = await ask(getMentorTimes, { handle: param('handle') });
      const { id } = await ask(postMentoringRequest, {
        personId: mentor.id,
        startsAt: sent.text('startsAt'),
        topic,
        question,
        links,
        projectSlug: sent.text('project'),
      });
      return { done: 'asked', to: mentoringPaths.session(id) };
    },
  },
  {
    mentoring_links: { fields: ['links'] },
    mentoring_slot_taken: { fields: ['startsAt'] },
    mentoring_busy: { fields: ['startsAt'] },
  },
);
