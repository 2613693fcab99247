import { holdOwnAccount } from '../accounts/steps/hold-own-account.ts';
import { setLanguage } from '../accounts/steps/set-language.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { languagesOf } from './languages-of.ts';

/**
 * Chooses the language of a member's pages and emails.
 * @throws Refusal `language_not_offered`
 */
export async function chooseLanguage(
  core: Core,
  member: Member,
  language: string,
): Promise<{ language: string }> {
  if (!languagesOf(core).some((code) => code === language)) throw new Refusal('language_not_offered');
  await core.db.transaction().execute(async (tx) => {
    await holdOwnAccount(tx, member);
    await setLanguage(tx, member.id, language);
  });
  return { language };
}
