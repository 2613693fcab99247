import { sql } from 'kysely';
import type { NotificationKind } from '#contract/collected.ts';
import { mailings } from '#contract/collected.ts';
import { isChosenTopic, usualWayOf } from '#contract/notifications/topics.ts';
import type { MailWay } from '#contract/notifications/ways.ts';
import { prepared } from '#db/prepared.ts';
import { together } from '#db/together.ts';
import { record, type Tx } from '../../ground/events.ts';
import { formOf } from '../../ground/notification.ts';
import type { TimedNotification } from '../each-once.ts';
import { mailTime, wayAtAge } from '../mail-time.ts';
import { scheduleMails } from './schedule-mails.ts';

/** Rows that one statement writes. */
const batch = 2000;

type Recipient = { id: string; zone: string; is_adult: boolean; is_suspended: boolean; ways: Ways };
type Ways = Record<string, MailWay>;

/** Writes a notification for each recipient of these events, with a time for its email where they chose one. */
export async function writeRows(tx: Tx, notifications: readonly TimedNotification[]): Promise<void> {
  const written = new Map<string, boolean>();
  for (let at = 0; at < notifications.length; at += batch)
    for (const { event_id: eventId, is_due: isDue } of await writeSome(
      tx,
      notifications.slice(at, at + batch),
    ))
      written.set(eventId, isDue || written.get(eventId) === true);
  await together(
    tx,
    [...written.keys()].map(
      (eventId) => () => record(tx, { name: 'notifications.written', accountId: null, subject: { eventId } }),
    ),
  );
  if ([...written.values()].includes(true)) await scheduleMails(tx);
}

/** Resolves to the events that notified a member, each with whether one of its emails is due. */
async function writeSome(
  tx: Tx,
  notifications: readonly TimedNotification[],
): Promise<{ event_id: string; is_due: boolean }[]> {
  const found = await findRecipients(
    tx,
    notifications.map(({ accountId }) => accountId),
  );
  const rows = notifications.flatMap(({ accountId, eventId, at, kind, subjectId, by = null }) => {
    const form = formOf(kind);
    const recipient = found.get(accountId);
    if (!recipient || (!recipient.is_adult && !form.isForAllAges)) return [];
    return {
      account_id: accountId,
      event_id: eventId,
      kind,
      subject_kind: form.about,
      subject_id: subjectId,
      actor_id: by,
      topic: mailings[kind],
      is_joined: form.isJoined === true,
      mail_at: recipient.is_suspended ? null : mailTimeFor(kind, recipient, at),
    };
  });
  return write(tx, JSON.stringify(rows));
}

const write = prepared<[string], { event_id: string; is_due: boolean }>((tx, rows) => {
  const statement = sql<{ event_id: string; is_due: boolean }>`
    with written as (
      insert into notifications
        (account_id, event_id, kind, subject_kind, subject_id, actor_id, topic, is_joined, mail_at)
      select account_id, event_id, kind, subject_kind, subject_id,
        (select id from accounts where id = actor_id), topic, is_joined, mail_at
      from json_to_recordset(${rows}::json) as told (
        account_id text, event_id bigint, kind text, subject_kind text, subject_id text, actor_id text,
        topic text, is_joined boolean, mail_at timestamptz
      )
      -- Of two that write at once what joins the same, none waits for the other while that one waits for it.
      order by account_id, case when is_joined then kind end, case when is_joined then subject_id end, event_id
      on conflict do nothing
      returning event_id, mail_at
    )
    select event_id::text as event_id, coalesce(bool_or(mail_at <= now()), false) as is_due
    from written group by event_id`;
  return { compile: () => statement.compile(tx) };
});

/** Finds the recipients whose accounts still exist, and holds the accounts while the notifications are written. */
async function findRecipients(tx: Tx, ids: readonly string[]): Promise<Map<string, Recipient>> {
  const rows = await holdRecipients(tx, JSON.stringify(ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const holdRecipients = prepared<[string], Recipient>((tx, ids) => {
  const statement = sql<Recipient>`
    select accounts.id, standings.zone,
      coalesce(standings.adult_at <= now(), false) as is_adult,
      standings.suspended_at is not null and coalesce(standings.suspended_until > now(), true) as is_suspended,
      (select coalesce(json_object_agg(topic, way), '{}') from mail_ways where account_id = accounts.id) as ways
    from accounts join standings on standings.account_id = accounts.id
    where accounts.id in (select json_array_elements_text(${ids}::json))
    order by accounts.id
    for key share of accounts`;
  return { compile: () => statement.compile(tx) };
});

function mailTimeFor(
  kind: NotificationKind,
  { zone, ways, is_adult: isAdult }: Recipient,
  at: Date,
): Date | null {
  const topic = mailings[kind];
  if (isChosenTopic(topic)) return mailTime(wayAtAge(ways[topic] ?? usualWayOf(topic), isAdult), at, zone);
  if (topic === 'at_any_hour') return at;
  return (topic as string) === 'always' ? mailTime('at_once', at, zone) : null;
}
