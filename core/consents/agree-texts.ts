import { sql } from 'kysely';
import { textNames, versionOn } from '#contract/consents/text-versions.ts';
import { findLanguage, firstLanguage } from '#contract/lists/interface-languages.ts';
import { isDay } from '#rules/calendar/day.ts';
import { normaliseLine } from '#rules/text/normalise.ts';
import { noteOperator } from '../administration/note-operator.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { keepTranslations } from './steps/keep-translations.ts';
import { translationsOf } from './translations-of.ts';

/**
 * Makes the legal texts of a language agreed, as its files have them now: by the operator, once those who have to have read them. The
 * log names the readers and the day. Servers show them from their next start on, where readers can choose the language.
 * @throws Refusal `general_argument_invalid` for a language that lacks one of the texts in force, a day that is none or is to come,
 * and without readers
 */
export async function agreeTexts(
  core: Core,
  { language, readOn, readers }: { language: string; readOn: string; readers: string },
): Promise<{ language: string; agreed: string[] }> {
  const found = findLanguage(language);
  const today = new Date().toISOString().slice(0, 10);
  const names = normaliseLine(readers);
  const translations = found && found.code !== firstLanguage ? await translationsOf(core, found) : [];
  const isWhole = textNames.every((name) => {
    const inForce = core.legalTexts && versionOn(core.legalTexts.versions[name], today).version;
    return translations.some(({ text, version }) => text === name && version === inForce);
  });
  if (!isWhole || !isDay(readOn) || readOn > today || names === '')
    throw new Refusal('general_argument_invalid');
  const agreed = translations.map(({ text, version, hash }) => `${text} ${version} ${hash}`);
  const detail = `${language}, read on ${readOn} by ${names}: ${agreed.join(', ')}`;
  await noteOperator(core, { action: 'operator.agreed_texts', detail });
  await core.db.transaction().execute(async (tx) => {
    await keepTranslations(tx, translations);
    for (const { text, version, hash } of translations)
      await tx
        .updateTable('legal_translations')
        .set({ read_on: readOn, valid_from: sql<Date>`clock_timestamp()` })
        .where('text', '=', text)
        .where('version', '=', version)
        .where('language', '=', language)
        .where('hash', '=', hash)
        .execute();
  });
  return { language, agreed };
}
