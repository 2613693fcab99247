import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { markReadConversations } from './steps/mark-read-conversations.ts';

/** Mails that one statement writes. */
const most = 1000;

/**
 * Puts everything that is due into mails, one for each person and topic. What stands in a mail is not due any more from the
 * same commit on, so that however often this runs, and wherever, nothing is mailed twice.
 */
export async function mailDueNotices({ db }: Pick<Core, 'db'>): Promise<void> {
  while ((await db.transaction().execute(mailSome)) === most);
}

async function mailSome(tx: Tx): Promise<number> {
  // Two at once would make two mails of what belongs into one.
  await sql`select pg_advisory_xact_lock(hashtextextended('notifications:mail-due', 0))`.execute(tx);
  await markReadConversations(tx, 'due');
  const { rows } = await sql<{ count: number }>`
    with due as (
      select account_id, topic from notifications where mail_at <= now()
      group by account_id, topic order by min(mail_at) limit ${most}
    ), mails as materialized (
      select account_id, topic, nextval('notification_mails') as mail_id from due
    ), held as (
      select notifications.id, mails.mail_id
      from notifications join mails
        on notifications.account_id = mails.account_id and notifications.topic = mails.topic
      where notifications.mail_at <= now()
      order by notifications.id for update of notifications
    ), told as (
      update notifications set mail_at = null, mail_id = held.mail_id
      from held where notifications.id = held.id and notifications.mail_at <= now()
      returning notifications.id
    ), posted as (
      select graphile_worker.add_jobs(array(
        select row(
          'send-letter',
          json_build_object(
            'letter', 'notification', 'mailId', mail_id::text,
            'cause', case when accounts.email_verified_at is null then 'page' else 'product' end
          ),
          null, null, 30, null, null, null
        )::graphile_worker.job_spec
        from mails join accounts on accounts.id = mails.account_id
      ))
    )
    select (select count(*) from mails)::int as count, (select count(*) from told) as told,
      (select count(*) from posted) as posted`.execute(tx);
  return rows[0]?.count ?? 0;
}
