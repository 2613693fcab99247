import { sql } from 'kysely';
import type { TextName } from '#contract/consents/text-versions.ts';
import { record, type Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Reading, wordsRead } from '../words-read.ts';

export type PurposeAnswer = Reading & {
  accountId: string;
  document: string;
  given: boolean;
  by: 'member' | 'guardian';
  /** The text that asks, and its version. */
  text: TextName;
  version: string;
};

/**
 * Records a Yes or No about a purpose. The same answer again adds nothing; one of the guardian is another than
 * one of the member, and so is one about another version of the text.
 */
export async function answerPurpose(
  tx: Tx,
  { accountId, document, given, by, text, version, language }: PurposeAnswer,
): Promise<void> {
  const read = wordsRead({ accountId, by, text, version, language });
  const { rows } = await sql`
    insert into consents (account_id, document, version, language, words_hash, given, given_by)
    select ${accountId}, ${document}, ${version}, read.language, read.words_hash, ${given}, ${by}
    from ${read} as read
    where not exists (
      select from (
        select given, given_by, version from consents where account_id = ${accountId} and document = ${document}
        order by id desc limit 1
      ) as last where last.given = ${given} and last.given_by = ${by} and last.version = ${version}
    )
    returning id`.execute(tx);
  if (rows.length > 0)
    await record(tx, { name: 'consents.changed', accountId, subject: { document, given } });
}

/**
 * Withdraws a Yes of the member.
 * @throws Refusal `consent_unknown` without an answer; `consent_not_here` where the guardian gave it
 */
export async function endPurpose(tx: Tx, accountId: string, document: string): Promise<void> {
  const last = await tx
    .selectFrom('consents')
    .select(['given', 'given_by', 'version', 'language', 'words_hash'])
    .where('account_id', '=', accountId)
    .where('document', '=', document)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) throw new Refusal('consent_unknown');
  const standing = await sql<{ is_adult: boolean }>`
    select coalesce(adult_at <= now(), false) as is_adult from standings where account_id = ${accountId}`.execute(
    tx,
  );
  // From the 18th birthday on the member withdraws what the guardian gave.
  if (last.given_by === 'guardian' && !standing.rows[0]?.is_adult) throw new Refusal('consent_not_here');
  if (!last.given && last.given_by === 'member') return;
  const { version, language, words_hash } = last;
  const ended = { account_id: accountId, document, version, language, words_hash, given: false };
  await tx.insertInto('consents').values(ended).execute();
  await record(tx, { name: 'consents.changed', accountId, subject: { document, given: false } });
}
