import { sql } from 'kysely';
import type { Tx } from '../../ground/events.ts';
import { versionNow } from '../version-now.ts';
import { type Reading, wordsRead } from '../words-read.ts';

type Recorded = Reading & {
  accountId: string;
  document: 'terms' | 'privacy' | 'marketing';
  text: 'terms' | 'privacy';
  given: boolean;
};

/** Adds an answer of a member to the text that is in force, in the language in which they read it. */
export async function recordReading(
  tx: Tx,
  { accountId, document, text, given, language }: Recorded,
): Promise<void> {
  const version = versionNow(text);
  const read = wordsRead({ accountId, by: 'member', text, version, language });
  await sql`
    insert into consents (account_id, document, version, language, words_hash, given)
    select ${accountId}, ${document}, ${version}, read.language, read.words_hash, ${given} from ${read} as read`.execute(
    tx,
  );
}
