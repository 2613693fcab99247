import type { SearchedFilters } from '#contract/saved-searches/calls.ts';

/** The filters as the query string of the search's address. */
export function opportunityAddress({ pay, currency, ...rest }: SearchedFilters): string {
  return addressOf({
    ...rest,
    pay: pay > 0 ? String(pay / 100) : '',
    currency: pay > 0 && currency !== 'INR' ? currency : '',
  });
}

/** The same of a search for projects. */
export function projectAddress(filters: SearchedFilters<'projects'>): string {
  return addressOf(filters);
}

function addressOf(filters: Readonly<Record<string, string>>): string {
  return String(new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== '')));
}
