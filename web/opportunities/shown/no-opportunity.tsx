import type { FoundOpportunitiesBody } from '#contract/opportunities/find-calls.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { NothingFound } from '#web/search/member/nothing-found.tsx';
import { filterWords } from './filter-words.ts';
import type { OpportunityFilters } from './filters.ts';

type NoOpportunityProps = {
  filters: OpportunityFilters;
  /** The same as the page says them. */
  said: OpportunityFilters;
  drop: FoundOpportunitiesBody['drop'];
  isFiltered: boolean;
  /** The district that the search found for the filter; empty if it found none. */
  place: string;
  path: string;
};

/** Says as well where a typed place is not known. */
export function NoOpportunity({ filters, said, drop, isFiltered, place, path }: NoOpportunityProps) {
  return (
    <NothingFound
      filters={filters}
      drop={drop}
      without={(filter, count) => texts.without(filterWords(filter, said), count)}
      way={isFiltered ? { to: path, words: texts.clear } : null}
    >
      {isFiltered ? texts.none : texts.noneYet} {place === '' && unknown(filters.place)}
    </NothingFound>
  );
}

function unknown(typed: string): string {
  if (typed === '') return '';
  return /^[\d\s-]+$/.test(typed) ? texts.unknownPin : texts.unknownPlace(typed);
}
