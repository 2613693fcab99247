import { getMentorshipStart, postMentorship } from '#contract/mentorships/calls.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { refusalSentence } from '#web/ground/texts/refusal-sentence.ts';
import { readPlan } from '../read-plan.ts';

export const loader = loads(async ({ ask, param }) => {
  const sessionId = param('id');
  const start = await ask(getMentorshipStart, { sessionId });
  const bar = start.bar && refusalSentence(start.bar, { on: start.on });
  return { ...start, sessionId, bar, isOpen: start.bar === 'mentorship_open' };
});

export const action = acts({
  async plan(sent, { ask, param }) {
    const read = readPlan(sent);
    if ('fault' in read) return read;
    const { id } = await ask(postMentorship, { sessionId: param('id'), ...read.plan });
    return { done: 'proposed', to: mentorshipPlanPaths.plan(id) };
  },
});
