import * as calls from '#contract/first-days/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { firstDayNoBeginnings } from './no-beginnings.ts';

const step = { step: () => 'say_skills' };

export const firstDaySamples = {
  access: accessOf(calls, { getFirstSteps: nothing, putFirstStepAway: nothing }, { putFirstStepAway: step }),
  rows: {
    first_steps_put_away: `insert into first_steps_put_away (account_id, step) values ($1, 'say_skills')`,
  },
  noBeginnings: firstDayNoBeginnings,
} satisfies ModuleSamples;
