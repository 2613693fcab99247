import type { TextName } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import type { Db } from '#db/connect.ts';

/** The languages in which readers are shown a version next to English, and the hash of its words in each. */
export function listTranslations(db: Db, text: TextName, version: string) {
  return db
    .selectFrom('legal_translations')
    .select(['language', 'locale', 'hash'])
    .where('text', '=', text)
    .where('version', '=', version)
    .where('is_shown', '=', true)
    .orderBy('language')
    .execute();
}

export type FoundTranslation = { language: string; locale: string; hash: string; words: VersionWords };

/** The words of a version that readers of a language are shown, or those of a hash that they once were. */
export async function findTranslation(
  db: Db,
  {
    text,
    version,
    language,
    hash = '',
  }: { text: TextName; version: string; language: string; hash?: string },
): Promise<FoundTranslation | undefined> {
  const kept = db
    .selectFrom('legal_translations')
    .select(['language', 'locale', 'hash', 'words'])
    .where('text', '=', text)
    .where('version', '=', version)
    .where('language', '=', language);
  const row = await (hash
    ? kept.where('hash', '=', hash)
    : kept.where('is_shown', '=', true)
  ).executeTakeFirst();
  return row && { ...row, words: JSON.parse(row.words) as VersionWords };
}

/** The words of a translation that readers were once shown, by the hash that a consent names. */
export async function findKeptWords(db: Db, hash: string): Promise<VersionWords | undefined> {
  const row = await db
    .selectFrom('legal_translations')
    .select('words')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row && (JSON.parse(row.words) as VersionWords);
}

/** Each text with the hashes of its translations that readers are shown, for dropping kept pages when another one is. */
export async function shownTranslations(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('legal_translations')
    .select(['text', 'hash'])
    .where('is_shown', '=', true)
    .orderBy('hash')
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ text }) => text)].map(([text, some]) => [
      text,
      some.map(({ hash }) => hash).join(),
    ]),
  );
}
