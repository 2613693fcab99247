import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import { screenText } from '../screening/screen-text.ts';
import { findDemands } from './find-demands.ts';

/** The clause of a text that holds it for review, and why. */
export type Finding = { part: string; reason: string; clause: string };

type Texts = Pick<SearchSaid, 'begin' | 'bring'>;

/** The findings that hold the texts for review. Texts that were there before have been reviewed. */
export function findingsIn(said: Texts, before: Texts | null): Finding[] {
  const known = new Set(before ? textsOf(before).map(([, text]) => text) : []);
  return textsOf(said)
    .filter(([, text]) => !known.has(text))
    .flatMap(([part, text]) =>
      [...screenText(text), ...findDemands(text)].map((finding) => ({ part, ...finding })),
    );
}

export function textsOf({ begin, bring }: Texts): [part: string, text: string][] {
  return Object.entries({ begin, bring });
}
