import type { FoundOpportunitiesBody } from '#contract/opportunities/find-calls.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { filtersUsed } from '#web/search/member/list-address.ts';
import { filterWords } from './filter-words.ts';
import type { OpportunityFilters } from './filters.ts';

type FoundProps = Pick<FoundOpportunitiesBody, 'total' | 'place' | 'payOtherwise'> & {
  filters: OpportunityFilters;
};

const inItsOwnWords = ['hours', 'place', 'within', 'currency', 'order'];

/** How many there are of what, and what there is to know of how they were found. */
export function FoundWords({ total, place, payOtherwise, filters }: FoundProps) {
  const others = filtersUsed(filters)
    .filter((filter) => !inItsOwnWords.includes(filter))
    .map((filter) => filterWords(filter, filters));
  const isAll = others.length === 0 && filters.hours === '' && place === '';
  return (
    <p role="status" className="text-soft break-words">
      {[
        isAll ? texts.all(total) : texts.found(total, { hours: filters.hours, place, others }),
        place && texts.centres,
        payOtherwise.count > 0 && texts.payOtherwise(payOtherwise),
      ]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}
