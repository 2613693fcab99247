import { leastAppliedHours, receivedSearchMost } from '#contract/applications/received-filters.ts';

/** The filters of the list, named as in the address; an empty one does not filter. */
export type ListFilters = {
  search: string;
  turn: '' | 'yes';
  verified: '' | 'yes';
  hours: '' | (typeof leastAppliedHours)[number];
};

/** Reads the filters from an address and drops invalid values. */
export function filtersIn(asked: URLSearchParams): ListFilters {
  const yes = (name: string) => (asked.get(name) === 'yes' ? 'yes' : '');
  return {
    search: [...(asked.get('search') ?? '').trim()].slice(0, receivedSearchMost).join(''),
    turn: yes('turn'),
    verified: yes('verified'),
    hours: leastAppliedHours.find((one) => one === asked.get('hours')) ?? '',
  };
}

export function filtersUsed(filters: ListFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}

/** What stands behind the `?` for these filters; empty where there is nothing to say. */
export function searchOf(filters: ListFilters, more: Record<string, string>): string {
  const pairs = Object.entries({ ...more, ...filters }).filter(([, value]) => value !== '');
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
