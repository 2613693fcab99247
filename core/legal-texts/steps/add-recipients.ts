import { sql } from 'kysely';
import type { TextName } from '#contract/consents/text-versions.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Adds the members of the next `most` accounts who are not told of a version yet, and their guardians. Resolves to the last
 * account, or to null after the last one. Members who joined since the announcement are told as well.
 */
export async function addRecipients(
  tx: Tx,
  { text, version }: { text: TextName; version: string },
  after: string,
  most: number,
): Promise<string | null> {
  const { rows } = await sql<{ last: string | null; count: number }>`
    with looked as materialized (
      select id from accounts where id > ${after} order by id limit ${most} for key share
    ), told as (
      insert into text_mails (text, version, account_id, guardian_id)
      select ${text}, ${version}, recipient.account_id, recipient.guardian_id from (
        select id as account_id, '' as guardian_id from looked
        union all
        select guardians.account_id, guardians.id from guardians
          join looked on looked.id = guardians.account_id
          where confirmed and expires_at > now()
      ) as recipient
      on conflict do nothing
    )
    select max(id) as last, count(*)::int as count from looked`.execute(tx);
  const [{ last, count } = { last: null, count: 0 }] = rows;
  return count === most ? last : null;
}
