import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import type { FilterGroup } from '#web/search/member/search-form.tsx';
import { filterGroups } from './filter-fields.tsx';
import { filterWords } from './filter-words.ts';
import type { OpportunityFilters } from './filters.ts';

/** Each group of filters as one chip, which says what is asked for by it. */
export function chipsOf(
  filters: OpportunityFilters,
  canFit = false,
): readonly FilterGroup<OpportunityFilters>[] {
  return filterGroups.map(({ name, names, Fields }) => {
    const said = names
      .filter((one) => filters[one] !== '' && one !== 'currency')
      .map((one) => filterWords(one, filters));
    return {
      key: name,
      names,
      title: texts.groups[name],
      label: said.join(', ') || texts.groups[name],
      isUsed: said.length > 0,
      fields: (held) => <Fields filters={held} canFit={canFit} />,
    };
  });
}
