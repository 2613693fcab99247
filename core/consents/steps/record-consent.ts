import { sql } from 'kysely';
import { type ConsentKind, consentRules } from '#contract/collected.ts';
import { record, type Tx } from '../../ground/events.ts';
import { versionNow } from '../version-now.ts';
import { type Reading, wordsRead } from '../words-read.ts';

export type RecordedConsent = Reading & {
  accountId: string;
  document: ConsentKind;
  given: boolean;
  /** How far it reaches, where it has several reaches. */
  detail?: string;
  /** Of the statement, where no text with versions says what the consent is for. */
  version?: string;
  /** A no is an answer of its own, also where no yes was before. */
  isAnswer?: true;
};

/**
 * Records that a consent was given or withdrawn, with the version of its text and the language in which it was read. It adds
 * nothing where the last step was the same, and nothing where a consent ends that was never given, unless the no is an answer.
 * A step that ends a consent in no named language, as a link, a job or a setting does, names the words that were read when it was given.
 */
export async function recordConsent(
  tx: Tx,
  { accountId, document, given, detail = '', version, isAnswer, language }: RecordedConsent,
): Promise<void> {
  const { text, by } = consentRules[document];
  const versioned = version ?? versionNow(text === 'statement' ? 'privacy' : text);
  const read = wordsRead({ accountId, by, text, version: versioned, language });
  const keepsWords = !given && language === undefined;
  const { rows } = await sql`
    with last as (
      select given, detail, version, language, words_hash from consents
      where account_id = ${accountId} and document = ${document} order by id desc limit 1
    )
    insert into consents (account_id, document, version, language, words_hash, given, detail, given_by)
    select ${accountId}, ${document}, coalesce(ended.version, ${versioned}), coalesce(ended.language, read.language),
      coalesce(ended.words_hash, read.words_hash), ${given}, ${given ? detail : ''}, ${by}
    from ${read} as read left join last as ended on ended.given and ${keepsWords}
    where case when ${given} then not exists (select from last where given and detail = ${detail})
      when ${isAnswer === true} then not exists (select from last where not given)
      else exists (select from last where given) end
    returning id`.execute(tx);
  if (rows.length > 0)
    await record(tx, { name: 'consents.changed', accountId, subject: { document, given } });
}
