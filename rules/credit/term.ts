import { type Day, partsOf } from '../calendar/day.ts';

/** The half of a calendar year in which a day lies: 2026-1 until the end of June, then 2026-2. */
export function termOf(day: Day): string {
  const { year, month } = partsOf(day);
  return `${String(year).padStart(4, '0')}-${month <= 6 ? 1 : 2}`;
}

/** As people read it; empty for no term. */
export function termName(term: string): string {
  const [year, half] = term.split('-');
  if (!year || !half) return '';
  return half === '1' ? `January to June ${year}` : `July to December ${year}`;
}

/** The term that such words name; null for others. */
export function termOfName(name: string): { year: string; half: 1 | 2 } | null {
  const [, first, year] = /^(January to June|July to December) (\d{4})$/.exec(name) ?? [];
  return year ? { year, half: first === 'January to June' ? 1 : 2 } : null;
}
