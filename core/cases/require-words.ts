import { type Concern, concernsOf } from '#contract/cases/report-limits.ts';
import { Refusal } from '../ground/refusal.ts';

type Said = { reportedKind: string; concern: Concern; words: string };

/**
 * @throws Refusal `report_words_missing` for the concern `other`, which alone says nothing; `report_concern_unfit` for one of
 * another kind
 */
export function requireWords({ reportedKind, concern, words }: Said): void {
  if (!concernsOf(reportedKind).includes(concern))
    throw new Refusal('report_concern_unfit', { param: 'concern' });
  if (concern === 'other' && words === '') throw new Refusal('report_words_missing');
}
