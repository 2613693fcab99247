import { type LanguageCode, offeredLanguages } from '#contract/lists/interface-languages.ts';
import type { Core } from '../ground/core.ts';

const complete = offeredLanguages.map(({ code }) => code);

/** The languages that readers choose between here. */
export function languagesOf({ languages = complete }: Pick<Core, 'languages'>): readonly LanguageCode[] {
  return languages;
}
