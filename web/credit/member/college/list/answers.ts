import { getClaims } from '#contract/credit/college-calls.ts';
import { type CollegeFilter, collegeFilters } from '#contract/credit/limits.ts';
import { loads } from '#web/forms/load.ts';

export type ClaimFilters = { list: CollegeFilter; cohort: string; term: string };

/** All that is asked for stands in the address. */
function filtersIn(search: URLSearchParams): ClaimFilters {
  return {
    list: collegeFilters.find((one) => one === search.get('list')) ?? 'waiting',
    cohort: search.get('cohort') ?? '',
    term: search.get('term') ?? '',
  };
}

export const loader = loads(async ({ ask, param, url }) => {
  const filters = filtersIn(url.searchParams);
  const page = await ask(getClaims, {
    organisationSlug: param('slug'),
    list: filters.list,
    cohortId: filters.cohort || undefined,
    term: filters.term || undefined,
    cursor: url.searchParams.get('after') || undefined,
  });
  return { ...page, filters, isFirst: !url.searchParams.get('after') };
});
