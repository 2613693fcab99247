import * as calls from '#contract/young-mentees/plan-calls.ts';
import type { Core } from '#core/ground/core.ts';
import { endMentorship } from '#core/mentorships/end-mentorship.ts';
import { getMentorshipTimes } from '#core/mentorships/get-mentorship-times.ts';
import { asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { askToGoOn, goal, openCheckIn, planWith } from '#tests/mentorships/mentorships.ts';
import { metChild, runningPlan } from './young-plans.ts';

const { locationKind: _, ...planSends } = planWith();

/** The mentee of a running plan, as the browser of the member. */
async function running(core: Core) {
  const made = await runningPlan(core);
  return { ...made, headers: asMember(made.child), requestId: made.id };
}

/** Steps of a plan under 18, each in its state. */
export const preparedYoungPlans = [
  prepared(calls.postYoungPlan, async (core) => {
    const { id: requestId, child } = await metChild(core);
    return { headers: asMember(child), params: { requestId, ...planSends } };
  }),
  prepared(calls.postYoungPlanPause, async (core) => {
    const { headers, requestId } = await running(core);
    return { headers, params: { requestId, weeks: 1 } };
  }),
  prepared(calls.postYoungPlanEnd, async (core) => {
    const { headers, requestId } = await running(core);
    return { headers, params: { requestId, reason: 'reached', words: '' } };
  }),
  prepared(calls.postYoungCheckIn, async (core) => {
    const { headers, requestId, planId, mentor, child } = await running(core);
    await openCheckIn(core, planId, { mentor, mentee: child });
    const marks: { mark: 'slower'; line: string }[] = [{ mark: 'slower', line: goal }];
    return { headers, params: { requestId, number: 1, marks } };
  }),
  prepared(calls.postYoungGoOn, async (core) => {
    const { headers, requestId, planId, mentor, child } = await running(core);
    await askToGoOn(core, planId, { mentor, mentee: child });
    return { headers, params: { requestId } };
  }),
  prepared(calls.postYoungReached, async (core) => {
    const { headers, requestId, planId, child } = await running(core);
    await endMentorship(core, child, { mentorshipId: planId, reason: 'reached', words: '' });
    return { headers, params: { requestId, text: goal } };
  }),
  prepared(calls.postYoungPlanSessions, async (core) => {
    const { headers, requestId, planId, child } = await running(core);
    const wanted = { mentorshipId: planId, startsAt: '', count: 1 };
    const { times } = await getMentorshipTimes(core, child, wanted);
    return { headers, params: { requestId, startsAt: times[0] ?? '', count: 1 } };
  }),
];
