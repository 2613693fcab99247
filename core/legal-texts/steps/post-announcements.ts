import { sql } from 'kysely';
import type { TextName } from '#contract/consents/text-versions.ts';
import { quiet } from '#contract/notifications/ways.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';

/** Recipients of whom one turn finds those whose day it is. */
const lookedAt = 400;

/**
 * Posts announcements until `most` of them wait in the outbox, to recipients whose day it is. Resolves to the number that it
 * posted, or to `none` where no one is left for now.
 */
export async function postAnnouncements(tx: Tx, most: number): Promise<number | 'none'> {
  // Two servers at once would fill the outbox twice.
  await sql`select pg_advisory_xact_lock(hashtextextended('legal-texts:announce', 0))`.execute(tx);
  const { rows } = await sql<Told>`
    with waiting as (
      select count(*)::int as count from jobs
      -- Those that are being sent count as well, and those posted since this transaction began.
      where task = 'send-letter' and payload ->> 'letter' = 'text-announced' and attempts < max_attempts and run_at <= clock_timestamp()
    ), next as materialized (
      -- Row by row, until enough are found: the lock of this transaction keeps other servers away.
      select first.*, who.is_proven from (
          select ctid as place, text, version, account_id, guardian_id from text_mails
          where posted_at is null order by account_id limit ${sql.lit(lookedAt)}
        ) as first
        -- By key, whatever the statistics say.
        cross join lateral (
          select accounts.email_verified_at is not null as is_proven,
            extract(hour from now() at time zone standings.zone) as hour
          from accounts join standings on standings.account_id = accounts.id
          where accounts.id = first.account_id offset 0
        ) as who
      where who.hour >= ${quiet.until} and who.hour < ${quiet.from}
      limit (select greatest(0, ${most} - count) from waiting)
    ), posted as (
      update text_mails set posted_at = now() from next
      where text_mails.ctid = next.place and text_mails.posted_at is null
      returning next.account_id, next.text, next.version, next.guardian_id, next.is_proven
    )
    select posted.*, greatest(0, ${most} - count) as room from waiting left join posted on true`.execute(tx);
  const told = rows.filter((row) => row.account_id !== null);
  for (const { account_id: accountId, text, version, guardian_id: guardianId, is_proven: isProven } of told)
    await post(
      tx,
      { letter: 'text-announced', accountId, text, version, guardianId },
      isProven ? 'product' : 'product to anybody',
    );
  return told.length === 0 && (rows[0]?.room ?? 0) > 0 ? 'none' : told.length;
}

type Told = {
  account_id: string;
  text: TextName;
  version: string;
  guardian_id: string;
  is_proven: boolean;
  room: number;
};
