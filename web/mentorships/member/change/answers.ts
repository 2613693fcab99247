import { data } from 'react-router';
import { getMentorship, putMentorshipPlan } from '#contract/mentorships/calls.ts';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { readPlan } from '../read-plan.ts';

export const loader = loads(async ({ ask, param }) => {
  const one = await ask(getMentorship, { mentorshipId: param('id') });
  if (!one.can.counter) throw data(null, 404);
  return { one };
});

export const action = acts({
  async plan(sent, { ask, param }) {
    const read = readPlan(sent);
    if ('fault' in read) return read;
    const version = Number(sent.text('version')) || 1;
    await ask(putMentorshipPlan, { mentorshipId: param('id'), version, ...read.plan });
    return { done: 'countered', to: mentorshipPlanPaths.plan(param('id')) };
  },
});
