import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentorshipPlanPaths } from '#contract/mentorships/inner-paths.ts';
import { youngPaths } from '#contract/young-mentees/rare-paths.ts';
import { keepBeating } from '#core/deadlines/keep-beating.ts';
import { bornYearsAgo } from '#tests/ground/builders.ts';
import { plainPages } from '#tests/pages/plain-pages.ts';
import { sharedCore } from '#tests/pages/shared-core.ts';
import { setStanding } from '#tests/standings/standings.ts';
import { runningPlan } from '#tests/young-mentees/young-plans.ts';

const core = sharedCore;
await keepBeating(core);
const ask = await plainPages(core);

test('on the 18th birthday the page of a plan leads to the page of all members, which books its sessions', async () => {
  const { id, planId, child } = await runningPlan(core);
  const before = await ask(child, youngPaths.plan(id));
  assert.deepEqual([before.status, before.html.includes(youngPaths.planSessions(id))], [200, true]);
  await setStanding(core, child.id, { birth_date: bornYearsAgo(18) });
  const after = await ask(child, youngPaths.plan(id));
  assert.deepEqual([after.status, after.to], [302, mentorshipPlanPaths.plan(planId)]);
  const { status, html } = await ask(child, mentorshipPlanPaths.plan(planId));
  assert.deepEqual([status, html.includes(mentorshipPlanPaths.sessions(planId))], [200, true]);
  assert.equal((await ask(child, mentorshipPlanPaths.sessions(planId))).status, 200);
});
