import { getCohorts, postCohort } from '#contract/rosters/calls.ts';
import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { isDay } from '#rules/calendar/day.ts';
import { textLength } from '#rules/text/normalise.ts';
import { acts, type Sent } from '#web/forms/act.ts';
import type { Fault } from '#web/forms/outcome.ts';
import { loadsForStaff } from '../loads-for-staff.ts';

export const loader = loadsForStaff(async ({ ask, param }) =>
  ask(getCohorts, { organisationSlug: param('slug') }),
);

/** The cohort in a form, and what is wrong with it. */
export function readCohort(sent: Sent): {
  said: { name: string; firstDay: string; lastDay: string };
  fault: Fault | null;
} {
  const said = { name: sent.text('name'), firstDay: sent.text('firstDay'), lastDay: sent.text('lastDay') };
  const length = textLength(said.name);
  const days = (['firstDay', 'lastDay'] as const).filter((name) => !isDay(said[name]));
  if (length === 0 || length > limits.cohortName)
    return { said, fault: { code: 'cohort_name_missing', fields: ['name'] } };
  return { said, fault: days.length > 0 ? { code: 'cohort_day_invalid', fields: days } : null };
}

export const cohortFaults = {
  cohort_days: { fields: ['lastDay'] },
  cohort_name_taken: { fields: ['name'] },
};

export const action = acts(
  {
    async begin(sent, { ask, param }) {
      const { said, fault } = readCohort(sent);
      if (fault) return { fault };
      const organisationSlug = param('slug');
      const { $id } = await ask(postCohort, {
        organisationSlug,
        ...said,
        key: sent.text('key') || undefined,
      });
      return { done: 'begun', to: rosterPaths.cohort(organisationSlug, $id) };
    },
  },
  cohortFaults,
);
