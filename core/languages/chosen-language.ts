import type { Account } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { languagesOf } from './languages-of.ts';

/** The language of emails to a person whom this member asks: the wished one where it is offered, else the member's own. */
export function chosenLanguage(
  core: Pick<Core, 'languages'>,
  account: Pick<Account, 'interface_language'>,
  wished: string | undefined,
): string {
  return languagesOf(core).find((code) => code === wished) ?? account.interface_language;
}
