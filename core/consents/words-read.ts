import { type RawBuilder, sql } from 'kysely';
import type { TextName } from '#contract/consents/text-versions.ts';
import type { ConsentGiver, ConsentRule } from '#contract/ground/consent-rule.ts';
import { findLanguage, firstLanguage } from '#contract/lists/interface-languages.ts';
import { versionNow } from './version-now.ts';

/** The language of the texts of law themselves. */
export const lawLocale = findLanguage(firstLanguage)?.locale ?? '';

export type Reading = {
  /** Of the page on which the consent was given; unset for the pages that members read in the language of their account. */
  language?: string | undefined;
};

type Read = Reading & {
  accountId: string;
  by: ConsentGiver;
  text: ConsentRule['text'] | TextName;
  version: string | RawBuilder<string>;
};

/**
 * One row with the `language` and the `words_hash` of a consent: of the translation that its giver was shown, or English where the
 * version has none in their language. A statement is worded by the page, in languages whose legal texts are shown.
 */
export function wordsRead({ accountId, by, text, version, language }: Read): RawBuilder<unknown> {
  const own = sql`(select interface_language from accounts where id = ${accountId})`;
  const code = language ?? (by === 'guardian' ? firstLanguage : own);
  const [name, read] = text === 'statement' ? (['privacy', versionNow('privacy')] as const) : [text, version];
  const hash = text === 'statement' ? sql`''` : sql`coalesce(max(hash), '')`;
  return sql`(
    select coalesce(max(locale), ${lawLocale}) as language, ${hash} as words_hash from legal_translations
    where is_shown and text = ${name} and version = ${read} and language = ${code}
  )`;
}
