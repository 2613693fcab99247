import type { Concern } from '#contract/cases/report-limits.ts';
import { Refusal } from '../ground/refusal.ts';

/** @throws Refusal `report_words_missing` for the concern `other`, which alone says nothing. */
export function requireWords({ concern, words }: { concern: Concern; words: string }): void {
  if (concern === 'other' && words === '') throw new Refusal('report_words_missing');
}
