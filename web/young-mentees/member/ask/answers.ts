import { data } from 'react-router';
import { getYoungMentors, getYoungRequest, postYoungRequest } from '#contract/young-mentees/calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { youngLocations } from '#rules/mentoring/live-hours.ts';
import { fileFaults } from '#web/applications/member/file-faults.ts';
import { acts, actsOnFiles } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import type { FaultCode } from '#web/forms/outcome.ts';
import type { Visit } from '#web/forms/visit.ts';

async function mentorOf({ ask, param }: Visit) {
  const { mentors, hasLive } = await ask(getYoungMentors, { handle: param('handle') });
  const [mentor] = mentors;
  if (!mentor) throw data(null, 404);
  return { mentor, locations: hasLive && mentor.isLive ? youngLocations : [] };
}

export const loader = loads(async (visit) => ({
  ...(await mentorOf(visit)),
  earlier: await earlierQuestion(visit),
}));

/** The question of a request that came to nothing goes along to the next mentor. */
async function earlierQuestion({ ask, url }: Visit) {
  const requestId = url.searchParams.get('ask');
  if (!requestId) return null;
  const one = await ask(getYoungRequest, { requestId }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!one) return null;
  const { kind, topic, question, links, locationKind } = one;
  const work = kind === 'session' ? kind : one.work;
  return { id: one.id, work, topic, question, links: links.join('\n'), locationKind };
}

const codes: Record<string, FaultCode> = {
  work: 'written_review_work',
  topic: 'mentoring_topic_missing',
  question: 'mentoring_question_length',
  links: 'mentoring_links',
};

export const action = actsOnFiles(
  {
    async ask({ passOn }) {
      const { id } = await passOn(postYoungRequest, {});
      return { done: 'asked', to: youngPaths.request(id) };
    },
  },
  acts({}),
  {
    ...fileFaults,
    mentoring_links: { fields: ['links'] },
    mentoring_attachments_many: { fields: ['file'] },
    written_review_empty: { code: 'young_work_missing', fields: ['links'] },
    written_review_picture: { fields: ['file'] },
    young_live_missing: { fields: ['locationKind'] },
    mentoring_live_hours: { fields: ['locationKind'] },
    young_session_pictures: { fields: ['file'] },
    written_review_work: { fields: ['work'] },
    written_review_offer: { fields: ['question'] },
    general_argument_invalid: ({ param = '' }) => {
      const code = codes[param];
      return code ? { code, fields: [param] } : {};
    },
  },
);
