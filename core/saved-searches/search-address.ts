import type { SearchedFilters } from '#contract/saved-searches/calls.ts';

/** The filters as the query string of the search's address. */
export function searchAddress({ pay, currency, ...rest }: SearchedFilters): string {
  const pairs = Object.entries({
    ...rest,
    pay: pay > 0 ? String(pay / 100) : '',
    currency: pay > 0 && currency !== 'INR' ? currency : '',
  });
  return String(new URLSearchParams(pairs.filter(([, value]) => value !== '')));
}
