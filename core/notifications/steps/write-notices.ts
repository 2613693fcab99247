import { sql } from 'kysely';
import {
  isChosenTopic,
  type MailWay,
  type NotificationKind,
  notificationKinds,
  usualWays,
} from '#contract/notification-kinds.ts';
import { record, type Tx } from '../../ground/events.ts';
import { formOf, type Notice, type NotificationForm } from '../../ground/notice.ts';
import { mailTime } from '../mail-time.ts';
import { scheduleMails } from './schedule-mails.ts';

/** Rows that one statement writes. */
const batch = 2000;

type Recipient = { id: string; zone: string; is_adult: boolean; is_suspended: boolean; ways: Ways };
type Ways = Record<string, MailWay>;
type Told = { eventId: string; at: Date };

/** Tells everybody of an event once, but whoever did it: with a row each, and a time for its mail where they chose one. */
export async function writeNotices(tx: Tx, told: Told, notices: readonly Notice[]): Promise<void> {
  const first = new Map<string, Notice>();
  for (const notice of notices)
    if (notice.accountId !== notice.by && !first.has(notice.accountId)) first.set(notice.accountId, notice);
  const all = [...first.values()];
  let written = 0;
  for (let at = 0; at < all.length; at += batch)
    written += await writeSome(tx, told, all.slice(at, at + batch));
  if (written === 0) return;
  await scheduleMails(tx);
  await record(tx, { name: 'notifications.written', accountId: null, subject: { eventId: told.eventId } });
}

async function writeSome(tx: Tx, { eventId, at }: Told, notices: readonly Notice[]): Promise<number> {
  const found = await findRecipients(
    tx,
    notices.map(({ accountId }) => accountId),
  );
  const rows = notices.flatMap(({ accountId, kind, subjectId, by = null }) => {
    const form = formOf(kind);
    const recipient = found.get(accountId);
    if (!recipient || (!recipient.is_adult && !form.isForAllAges)) return [];
    return {
      account_id: accountId,
      kind,
      subject_kind: form.about,
      subject_id: subjectId,
      actor_id: by,
      topic: notificationKinds[kind],
      is_joined: form.isJoined === true,
      mail_at: recipient.is_suspended ? null : mailTimeFor(kind, form, recipient, at),
    };
  });
  const { rows: counted } = await sql<{ count: number }>`
    with written as (
      insert into notifications
        (account_id, event_id, kind, subject_kind, subject_id, actor_id, topic, is_joined, mail_at)
      select account_id, ${eventId}::bigint, kind, subject_kind, subject_id,
        (select id from accounts where id = actor_id), topic, is_joined, mail_at
      from json_to_recordset(${JSON.stringify(rows)}::json) as told (
        account_id text, kind text, subject_kind text, subject_id text, actor_id text, topic text,
        is_joined boolean, mail_at timestamptz
      )
      on conflict do nothing
      returning id
    )
    select count(*)::int as count from written`.execute(tx);
  return counted[0]?.count ?? 0;
}

/** Those who are to be told, as long as they are there: their accounts do not go while they are written to. */
async function findRecipients(tx: Tx, ids: readonly string[]): Promise<Map<string, Recipient>> {
  const { rows } = await sql<Recipient>`
    select accounts.id, standings.zone,
      coalesce(standings.adult_at <= now(), false) as is_adult,
      standings.suspended_at is not null and coalesce(standings.suspended_until > now(), true) as is_suspended,
      (select coalesce(json_object_agg(topic, way), '{}') from mail_ways where account_id = accounts.id) as ways
    from accounts join standings on standings.account_id = accounts.id
    where accounts.id = any(${ids}::text[])
    order by accounts.id
    for key share of accounts`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}

function mailTimeFor(
  kind: NotificationKind,
  { waitsMinutes }: NotificationForm,
  { zone, ways }: Recipient,
  at: Date,
): Date | null {
  const topic = notificationKinds[kind];
  if (isChosenTopic(topic)) return mailTime(ways[topic] ?? usualWays[topic], at, zone, waitsMinutes);
  return (topic as string) === 'always' ? mailTime('at_once', at, zone) : null;
}
