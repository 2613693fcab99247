import { sql } from 'kysely';
import { broadcastAfter } from '#db/broadcasts.ts';
import { prepared } from '#db/prepared.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { thereAreJobs } from '../ground/jobs.ts';
import { markReadConversations } from './steps/mark-read-conversations.ts';

/** Emails that one statement writes. */
const most = 1000;

/**
 * Puts all due notifications into emails, one for each member and topic. From the same commit on they are no longer
 * due, so nothing is mailed twice, however often and wherever this runs.
 */
export async function mailDueNotifications({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(mailSome)) === most);
}

async function mailSome(tx: Tx): Promise<number> {
  // Two jobs at once would make two emails where one belongs.
  await sql`select pg_advisory_xact_lock(hashtextextended('notifications:mail-due', 0))`.execute(tx);
  await markReadConversations(tx, 'due');
  const [{ count } = { count: 0 }] = await write(tx);
  if (count > 0) await broadcastAfter(tx, thereAreJobs);
  return count;
}

/**
 * Looks for due rows once and then holds each by its key, whatever the statistics say. Few rows of the table are due,
 * so the planner would otherwise compare each of them with all.
 */
const write = prepared<[], { count: number }>((tx) => {
  const statement = sql<{ count: number }>`
    with mails as materialized (
      select account_id, ids, nextval('notification_mails') as mail_id from (
        select account_id, array_agg(id) as ids from notifications where mail_at <= now()
        group by account_id, topic order by min(mail_at) limit ${sql.lit(most)}
      ) as due
    ), held as (
      select told.id, told.account_id, mail_id
      from (select unnest(ids) as id, account_id, mail_id from mails order by id) as due
        cross join lateral (
          select id, account_id, mail_at from notifications
          where account_id = due.account_id and id = due.id offset 0 for update
        ) as told
      where told.mail_at <= now()
    ), told as (
      update notifications set mail_at = null, mail_id = held.mail_id
      from held where notifications.account_id = held.account_id and notifications.id = held.id
    ), posted as (
      insert into jobs (task, payload)
      select 'send-letter', jsonb_build_object(
        'letter', 'notification', 'mailId', mail_id::text,
        'cause', case when accounts.email_verified_at is null then 'page' else 'product' end
      )
      from mails join accounts on accounts.id = mails.account_id
    )
    select count(*)::int as count from mails`;
  return { compile: () => statement.compile(tx) };
});
