import type { ClaimFilters } from './answers.ts';

/** Behind the `?`: the parts of the list that is shown. */
export function searchOf({ list, cohort, term }: ClaimFilters, more: Record<string, string> = {}): string {
  const said = Object.entries({ list, cohort, term, ...more }).filter(([, value]) => value !== '');
  return `?${new URLSearchParams(said)}`;
}
