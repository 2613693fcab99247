import { sql } from 'kysely';
import { findLanguage, firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import type { Core } from '../ground/core.ts';
import { languagesOf } from '../languages/languages-of.ts';
import { keepTranslations } from './steps/keep-translations.ts';
import { translationsOf } from './translations-of.ts';

/**
 * Shows readers the agreed translations of each language that they can choose, those that were agreed last, and no others. Of the
 * languages in `asAgreed` it shows the drafts of today's files. A server does it when it starts.
 */
export async function showTranslations(
  core: Core,
  { asAgreed = [] }: { asAgreed?: readonly LanguageCode[] } = {},
): Promise<void> {
  const offered: LanguageCode[] = languagesOf(core).filter((code) => code !== firstLanguage);
  const languages = asAgreed.flatMap((code) => (offered.includes(code) ? (findLanguage(code) ?? []) : []));
  const drafts = (await Promise.all(languages.map((one) => translationsOf(core, one)))).flat();
  const taken = drafts.map(({ text, version, language, hash }) => `${text} ${version} ${language} ${hash}`);
  await core.db.transaction().execute(async (tx) => {
    // Servers that start at the same time would each show other rows.
    await sql`select pg_advisory_xact_lock(hashtextextended('consents:show-translations', 0))`.execute(tx);
    await keepTranslations(tx, drafts);
    const key = sql`concat_ws(' ', text, version, language, hash)`;
    const { rows } = await sql<{ key: string }>`
      select distinct on (text, version, language) ${key} as key from legal_translations
      where language = any(${offered}) and (valid_from is not null or ${key} = any(${taken}))
      order by text, version, language, ${key} = any(${taken}) desc, valid_from desc nulls last`.execute(tx);
    const shown = rows.map((row) => row.key);
    await sql`update legal_translations set is_shown = false
      where is_shown and not ${key} = any(${shown})`.execute(tx);
    await sql`update legal_translations set is_shown = true
      where not is_shown and ${key} = any(${shown})`.execute(tx);
  });
}
