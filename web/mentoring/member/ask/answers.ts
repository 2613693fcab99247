import { getReservation, getSession } from '#contract/mentoring/calls.ts';
import { postMentoringRequestForm } from '#contract/mentoring/file-calls.ts';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { getMentorTimes } from '#contract/mentoring/times-calls.ts';
import { listOwnProjects } from '#contract/projects/calls.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { fileFaults } from '#web/applications/member/file-faults.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
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
async function earlierQuestion({
  ask,
  url,
}: Visit): Promise<{ id: string; question: string; topic: string } | null> {
  const sessionId = url.searchParams.get('ask');
  if (!sessionId) return null;
  return ask(getSession, { sessionId }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

const codes: Record<string, FaultCode> = {
  startsAt: 'mentoring_times_missing',
  topic: 'mentoring_topic_missing',
  question: 'mentoring_question_length',
  links: 'mentoring_links',
};

export const action = actsOnFiles(
  {
    async ask({ ask, param, passOn }) {
      const { mentor } = await ask(getMentorTimes, { handle: param('handle') });
      const { id } = await passOn(postMentoringRequestForm, { personId: mentor.id });
      return { done: 'asked', to: mentoringPaths.session(id) };
    },
  },
  acts({}),
  {
    ...fileFaults,
    mentoring_links: { fields: ['links'] },
    mentoring_attachments_many: { fields: ['file'] },
    mentoring_slot_taken: { fields: ['startsAt'] },
    mentoring_busy: { fields: ['startsAt'] },
    general_argument_invalid: ({ param = '' }) => {
      const code = codes[param];
      return code ? { code, fields: [param] } : {};
    },
  },
);
