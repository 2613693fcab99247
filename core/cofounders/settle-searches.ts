import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { holdSearch } from './steps/hold-search.ts';
import { settleSearch } from './steps/settle-search.ts';

/**
 * Lets searches be found, or not, as days pass: a member is back from a time away, or a mark has ended or begun. Lists compare the
 * end of marks themselves.
 */
export async function settleSearches({ db }: Core): Promise<void> {
  const { rows } = await sql<{ account_id: string }>`
    select account_id from cofounder_searches as search
    left join cofounder_matching as found using (account_id)
    join standings using (account_id) left join people using (account_id)
    where search.state = 'on' and (
      found.account_id is null and people.listed
        and coalesce(people.away_until < (now() at time zone standings.zone)::date, true)
        and exists (
          select from verifications where verifications.account_id = search.account_id
            and verifications.state = 'verified' and expires_at > now()
        )
      or found.good_until <= now()
      or people.away_until >= (now() at time zone standings.zone)::date and found.account_id is not null
    ) order by account_id limit 1000`.execute(db);
  for (const { account_id: id } of rows)
    await db.transaction().execute(async (tx) => {
      await holdSearch(tx, id);
      await settleSearch(tx, id);
    });
}
