import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { SavedSearchBody } from '#contract/saved-searches/calls.ts';
import { opportunityAddress, projectAddress } from '#core/saved-searches/search-address.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { searchWords } from '#web/opportunities/shown/filter-words.ts';
import { filtersIn as opportunityFiltersIn } from '#web/opportunities/shown/filters.ts';
import type { ProjectFilters } from '#web/projects/member/find/filters.ts';
import { filtersIn as projectFiltersIn } from '#web/projects/member/find/filters.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { savedSearchTexts as texts } from '#web/saved-searches/texts/en/saved-searches.ts';

/** The filters of a saved search, as its form and its address have it, and in words. */
export function searchShown(saved: SavedSearchBody) {
  if (saved.of === 'projects') {
    const query = projectAddress(saved.filters);
    const filters = projectFiltersIn(new URLSearchParams(query));
    const words = texts.projects(projectWords(filters));
    return { of: saved.of, filters, to: `${projectPaths.findProjects}?${query}`, words };
  }
  const query = opportunityAddress(saved.filters);
  const filters = opportunityFiltersIn(new URLSearchParams(query));
  return {
    of: saved.of,
    filters,
    to: `${opportunityPaths.findOpportunities}?${query}`,
    words: searchWords(filters),
  };
}

function projectWords({ search, stage, sector, place }: ProjectFilters): string {
  return [
    search && texts.typed(search),
    stage && labelOf(stageLabels, stage),
    sector && labelOf(sectorLabels, sector),
    place,
  ]
    .filter(Boolean)
    .join(' · ');
}
