import type { FoundOpportunitiesBody } from '#contract/opportunities/find-calls.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { searchOf } from '#web/search/member/list-address.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { filterWords } from './filter-words.ts';
import type { OpportunityFilters } from './filters.ts';

type NothingProps = {
  filters: OpportunityFilters;
  drop: FoundOpportunitiesBody['drop'];
  isFiltered: boolean;
  /** The district that the search found for the filter; empty if it found none. */
  place: string;
  path: string;
};

/** Which filter to drop: no search ends here. */
export function NothingFound({ filters, drop, isFiltered, place, path }: NothingProps) {
  const link = 'inline-flex min-h-11 items-center';
  return (
    <EmptyState>
      <p role="status" className="break-words">
        {isFiltered ? texts.none : texts.noneYet} {place === '' && unknown(filters.place)}
      </p>
      {drop && (
        <p className="mt-2">
          <TextLink to={{ search: searchOf(filters, { except: drop.filter }) }} className={link}>
            {texts.without(filterWords(drop.filter, filters), drop.total)}
          </TextLink>
        </p>
      )}
      {isFiltered && (
        <p className="mt-2">
          <TextLink to={path} className={link}>
            {texts.clear}
          </TextLink>
        </p>
      )}
    </EmptyState>
  );
}

function unknown(typed: string): string {
  if (typed === '') return '';
  return /^[\d\s-]+$/.test(typed) ? texts.unknownPin : texts.unknownPlace(typed);
}
