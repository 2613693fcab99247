import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';

/** Whether something can still be due: the work is not settled, or shares may still have an effect. */
const isOpen = sql<boolean>`(
  agreements.stage in ('active', 'ending', 'ended', 'completed') and (
    (not agreements.is_settled and agreements.let_go_at is null) or exists (
      select from agreement_versions as text
      where text.agreement_id = agreements.id and text.number = agreements.version and text.has_equity
        and text.document is not null
    )
  )
)`;

/**
 * Agreements in force in which no other owner could act for the project's side. The contributor and leaving members do not
 * count.
 */
export function selectUnowned(db: Db, accountId: string) {
  return db
    .selectFrom('agreements')
    .innerJoin('project_members as own', 'own.project_id', 'agreements.project_id')
    .select(['agreements.id', 'agreements.project_id'])
    .where('own.account_id', '=', accountId)
    .where('own.is_owner', '=', true)
    .where('contributor_id', 'is distinct from', accountId)
    .where(isOpen)
    .where(
      sql<boolean>`not exists (
        select from project_members as seat join accounts on accounts.id = seat.account_id
        where seat.project_id = agreements.project_id and seat.is_owner and seat.account_id <> ${accountId}
          and seat.account_id is distinct from agreements.contributor_id and accounts.leaves_at is null
      )`,
    )
    .orderBy('agreements.project_id')
    .orderBy('agreements.sequence');
}

/** Those of all projects of the account. */
export const findUnowned = prepared(selectUnowned);
