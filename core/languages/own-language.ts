import { firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Actor } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { languagesOf } from './languages-of.ts';

/** The language of files that a caller gets: of their account, where it is offered, else English. */
export function ownLanguage(core: Pick<Core, 'languages'>, actor: Actor): LanguageCode {
  return actor.kind === 'member' ? offered(core, actor.account.interface_language) : firstLanguage;
}

/** The language with this code where readers can choose it, else English. */
export function offered(core: Pick<Core, 'languages'>, code: string): LanguageCode {
  return languagesOf(core).find((one) => one === code) ?? firstLanguage;
}
