import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/emails.ts';

/** So many people are mailed in one transaction. */
const atOnce = 200;

/**
 * Mails everybody on either side of an agreement whose ledger has grown in the month before where it ended then: the last
 * sequence and its hash, no amount. Once for each person and month, also where several servers try, or the run is repeated.
 */
export async function mailReceipts({ db }: Core): Promise<void> {
  const { rows } = await sql<{ month: string }>`
    select to_char(now() - interval '1 month', 'YYYY-MM') as month`.execute(db);
  const month = rows[0]?.month ?? '';
  await db
    .deleteFrom('agreement_monthly_mails')
    .where('posted_at', '<', sql<Date>`${now} - interval '3 months'`)
    .execute();
  for (let mailed = atOnce; mailed === atOnce; )
    mailed = await db.transaction().execute(async (tx) => {
      const { rows: people } = await sql<{ account_id: string }>`
        insert into agreement_monthly_mails (account_id, month)
        select account_id, ${month} from (
          select contributor_id as account_id from agreements ${grew}
          union select seat.account_id from agreements
            join project_members as seat on seat.project_id = agreements.project_id and seat.is_owner ${grew}
        ) as people
        where account_id is not null and not exists (
          select from agreement_monthly_mails as told where told.account_id = people.account_id and told.month = ${month}
        )
        order by account_id limit ${atOnce}
        on conflict do nothing returning account_id`.execute(tx);
      for (const { account_id: accountId } of people)
        await post(tx, { letter: 'ledger-receipts', accountId, month }, 'product');
      return people.length;
    });
}

/**
 * Last month in every time zone there is. A member whose ledgers did not grow in their agreements' last month gets no
 * email.
 */
const grew = sql`where agreements.last_entry_at >= date_trunc('month', now() - interval '1 month') - interval '14 hours' and exists (
  select from agreement_entries as entry where entry.agreement_id = agreements.id
    and entry.at >= date_trunc('month', now() - interval '1 month') - interval '14 hours'
    and entry.at < date_trunc('month', now()) + interval '12 hours'
)`;
