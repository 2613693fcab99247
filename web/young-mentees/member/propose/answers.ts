import { data } from 'react-router';
import { getYoungRequest } from '#contract/young-mentees/calls.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import { postYoungPlan } from '#contract/young-mentees/plan-calls.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { acts } from '#web/forms/act.ts';
import { loads } from '#web/forms/load.ts';
import { readPlan } from '#web/mentorships/member/read-plan.ts';

export const loader = loads(async ({ ask, param }) => {
  const one = await ask(getYoungRequest, { requestId: param('id') });
  if (!one.can.plan) throw data(null, 404);
  return { id: one.id, mentorName: one.mentorName, topic: one.topic };
});

export const action = acts({
  async plan(sent, { ask, param }) {
    const read = readPlan(sent);
    if ('fault' in read && !read.fault.fields?.includes('weeks')) return read;
    if ('fault' in read || read.plan.weeks > limits.planWeeks.max)
      return { fault: { code: 'young_weeks_range', fields: ['weeks'] } };
    // The two meet in writing.
    const { locationKind: _, ...plan } = read.plan;
    const { id } = await ask(postYoungPlan, { requestId: param('id'), ...plan });
    return { done: 'asked', to: youngPaths.request(id) };
  },
});
