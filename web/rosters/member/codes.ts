import { data, type LoaderFunctionArgs, replace } from 'react-router';
import { refusals } from '#contract/collected.ts';
import { viewCohortCodes } from '#contract/rosters/calls.ts';
import { codeForms } from '#contract/rosters/limits.ts';
import { rosterPaths } from '#contract/rosters/rare-paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { visitOf } from '#web/forms/visit.ts';

/** The codes of a cohort as a file. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { ask, param } = visitOf(args);
  const [organisationSlug, cohortId] = [param('slug'), param('cohortId')];
  const form = codeForms.find((one) => one === param('form'));
  if (!form) throw data(null, 404);
  try {
    return await ask(viewCohortCodes, { organisationSlug, cohortId, form });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (refusals[error.code] === 'not_found') throw data(null, 404);
    // Its loader says what else keeps them from it.
    throw replace(rosterPaths.cohort(organisationSlug, cohortId), 303);
  }
}
