import type { Core } from '../ground/core.ts';

export type DraftWording = { page: string; words: string; better: string };

/** The drafts of a language, oldest first, for the sheet of its readers. */
export function listDrafts(core: Core, language: string): Promise<DraftWording[]> {
  return core.db
    .selectFrom('wordings')
    .select(['page', 'words', 'better'])
    .where('language', '=', language)
    .where('drafted_at', 'is not', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
