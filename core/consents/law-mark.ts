import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { gathered } from '#db/gathered.ts';
import { versionNow } from './version-now.ts';

const select = gathered(
  (_, language: string) => sql<{ mark: string }>`
    select left(encode(sha256(convert_to(concat_ws(' ', ${versionNow('terms')}, ${versionNow('privacy')},
      string_agg(concat_ws(' ', text, version, hash), ' ' order by text, version)), 'UTF8')), 'hex'), 32) as mark
    from legal_translations where is_shown and language = ${language}`,
);

/**
 * Names the words of law that count now for readers of a language: the versions in force, and their translations that are shown. A
 * form brings back the mark of its page, so that no one consents to other words than they could read there.
 */
export async function lawMark(db: Db, language: string): Promise<string> {
  const [found] = await select(db, language);
  return found?.mark ?? '';
}
