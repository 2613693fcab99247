import { getOwnSearch } from '#contract/cofounders/calls.ts';
import { getCofounderDiagnosis, getCofounders } from '#contract/cofounders/find-calls.ts';
import { searchModes } from '#contract/cofounders/limits.ts';
import { getFoundOpportunities } from '#contract/opportunities/find-calls.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { findTabs } from '#web/elsewhere.ts';
import { loads } from '#web/forms/load.ts';
import { withGlyphs } from '#web/projects/shown/drawn-of.ts';

/** So many opportunities stand next to an empty list. */
const mostOpportunities = 3;

export const loader = loads(async ({ ask, url, projectId }) => {
  const choice = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === url.searchParams.get(name)) ?? '';
  const filters = { sector: choice('sector', sectorNames), mode: choice('mode', searchModes) };
  const asked = url.searchParams.get('after') ?? '';
  const after = /^\d{1,19}$/.test(asked) ? asked : '';
  const found = await ask(getCofounders, { ...filters, after });
  const isFiltered = filters.sector !== '' || filters.mode !== '';
  const isNone = found.isFound && !isFiltered && found.total.count === 0;
  const diagnosis = isNone ? await ask(getCofounderDiagnosis, {}) : null;
  const own = isNone ? await ask(getOwnSearch, {}) : null;
  const { opportunities } = await ask(getFoundOpportunities, { kind: 'Co-founder', order: 'fit' });
  return {
    tabs: findTabs,
    filters,
    after,
    ...found,
    diagnosis,
    own: own && { said: own.said, hours: own.profile.hours },
    opportunities: withGlyphs(opportunities.slice(0, mostOpportunities), projectId),
  };
});
