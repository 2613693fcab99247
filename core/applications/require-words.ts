import { Refusal } from '../ground/refusal.ts';
import type { DeclineWords } from './steps/decide-decline.ts';

/** @throws Refusal `application_words_missing` where the reason says nothing by itself */
export function requireWords({ reason, words }: DeclineWords): void {
  if (reason === 'other' && words === '') throw new Refusal('application_words_missing', { param: 'words' });
}
