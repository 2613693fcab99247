import { type SqlBool, sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/**
 * Everybody who takes part in the agreement of the row, has signed it or written any of its entries for one of the sides, and all
 * of the project's team, also who has left it since: none of them rules on anything of it, nor sees its amounts at the desk.
 */
const partial = sql<{ id: string }>`(
  select agreements.contributor_id as id where agreements.contributor_id is not null
  union
  select account_id from project_members where project_members.project_id = agreements.project_id
  union
  select account_id from agreement_departures where agreement_departures.agreement_id = agreements.id
  union
  select account_id from agreement_signatures
  where agreement_signatures.agreement_id = agreements.id and account_id is not null
  union
  select who.account_id from agreement_people as who
  where who.agreement_id = agreements.id and who.account_id is not null and exists (
    select from agreement_entries as entry
    where entry.agreement_id = agreements.id and entry.person = who.number
      and entry.side in ('project', 'contributor')
  )
)`;

export async function findPartial(db: Db, agreementId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select partial.id from agreements, lateral ${partial} as partial where agreements.id = ${agreementId}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Whether the account is one of them, for a query of `agreements`. */
export const isPartial = (accountId: string) => sql<SqlBool>`${accountId} in ${partial}`;
