import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import type { TimedNotification } from './each-once.ts';
import { markReadConversations } from './steps/mark-read-conversations.ts';
import { writeRows } from './steps/write-notifications.ts';

/** Minutes for which a message may be read before its notification, and minutes of the past that one transaction looks at. */
const [patience, stretch] = [10, 10];

type Unread = {
  account_id: string;
  conversation_id: string;
  event_id: string;
  author_id: string;
  state: string;
};

/**
 * Notifies members of conversations with a message unread for ten minutes: once for each, until they have read it. The
 * same transaction records how far it looked, so that a further run notifies no one again.
 */
export async function tellUnreadMessages({ db }: Pick<Core, 'db'>): Promise<void> {
  await db.transaction().execute((tx) => markReadConversations(tx, 'all'));
  while (!(await db.transaction().execute(tellSome)));
}

/** Resolves to whether it looked at every message that has been unread for long enough. */
async function tellSome(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ from: Date; until: Date; now: Date; isLast: boolean }>`
    select until as from, now(),
      least(now() - make_interval(mins => ${patience}::int), until + make_interval(mins => ${stretch}::int)) as until,
      now() - make_interval(mins => ${patience}::int) <= until + make_interval(mins => ${stretch}::int) as "isLast"
    from told_messages for update`.execute(tx);
  const [round] = rows;
  if (!round || round.until <= round.from) return true;
  const unread = await findUnread(tx, round);
  const notifications = unread.map(
    (row): TimedNotification => ({
      accountId: row.account_id,
      kind: row.state === 'requested' ? 'conversation_requested' : 'message_sent',
      subjectId: row.conversation_id,
      by: row.author_id,
      eventId: row.event_id,
      at: round.now,
    }),
  );
  await writeRows(tx, notifications);
  await sql`update told_messages set until = ${round.until}`.execute(tx);
  return round.isLast;
}

async function findUnread(tx: Tx, { from, until }: { from: Date; until: Date }): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select distinct on (member.account_id, member.conversation_id)
      member.account_id, member.conversation_id, event.id::text as event_id, message.author_id, conversations.state
    from events as event
    join messages as message on message.id = event.subject->>'messageId'
    join conversations on conversations.id = message.conversation_id and conversations.state in ('open', 'requested')
    join conversation_members as member on member.conversation_id = message.conversation_id
    where event.name = 'messages.sent' and event.created_at > ${from} and event.created_at <= ${until}
      and event.id >= first_event_id(${from}::timestamptz - interval '1 month')
      and message.deleted_at is null and message.author_id <> member.account_id
      and member.unread > 0 and message.number > member.read_to and member.muted_at is null
      and not exists (
        select from blocks where (blocker_id, blocked_id)
          in ((member.account_id, message.author_id), (message.author_id, member.account_id))
      )
    order by member.account_id, member.conversation_id, message.number`.execute(tx);
  return rows;
}
