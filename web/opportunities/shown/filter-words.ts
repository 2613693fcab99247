import type { OpportunityFilter } from '#contract/opportunities/filters.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { findOpportunitiesTexts as texts } from '#web/opportunities/texts/en/find-opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { fieldsOf, type OpportunityFilters } from './filters.ts';

/** A filter in words. */
export function filterWords(filter: string, filters: OpportunityFilters): string {
  const value = filters[filter as keyof OpportunityFilters];
  if (filter === 'within') return texts.km(value);
  if (filter === 'currency') return value;
  if (filter === 'kind') return texts.chosen.kind(labelOf(kindLabels, value));
  if (filter === 'order') return value === 'fit' ? texts.fit : texts.orders.closing;
  return texts.chosen[filter as OpportunityFilter](value);
}

/** All that a search asks for, in words. */
export function searchWords(filters: OpportunityFilters): string {
  return fieldsOf(filters)
    .filter(([name]) => name !== 'currency')
    .map(([name]) => filterWords(name, filters))
    .join(' · ');
}
