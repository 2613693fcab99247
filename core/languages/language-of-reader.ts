import { firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { languagesOf } from './languages-of.ts';

/** The language in which a member reads the pages: their choice, as long as it is offered. */
export function languageOfReader(
  core: Pick<Core, 'languages'>,
  { account }: Pick<Member, 'account'>,
): LanguageCode {
  return languagesOf(core).find((code) => code === account.interface_language) ?? firstLanguage;
}
