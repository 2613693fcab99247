import * as calls from '#contract/agreement-work.ts';
import { showMilestone } from '#core/agreements/work/show-milestone.ts';
import { startMilestone } from '#core/agreements/work/start-milestone.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const agreementWorkEndpoints: Endpoint[] = [
  answer(calls.getMilestone, ({ core, actor, params: { agreementId, milestoneNumber: milestone } }) =>
    showMilestone(core, actor, { agreementId, milestone }),
  ),

  answer(
    calls.postStart,
    ({ core, actor, params: { plannedNumber: milestone, ...choice } }) =>
      startMilestone(core, actor, { milestone, ...choice }),
    [perHour(200, byMember)],
  ),
];
