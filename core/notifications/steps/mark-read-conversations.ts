import { type RawBuilder, sql } from 'kysely';
import { prepared } from '#db/prepared.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * A message read in its conversation also counts as a read notification: of all notifications, or of those that are due
 * now. Notifications of a conversation muted since are not mailed.
 */
export async function markReadConversations(tx: Tx, which: 'all' | 'due'): Promise<void> {
  await mark[which](tx, 'conversation');
}

const mark = {
  all: markWhere(sql`true`),
  due: markWhere(sql`notifications.mail_at <= now()`),
};

function markWhere(isMeant: RawBuilder<unknown>) {
  return prepared<[string], unknown>((tx, kind) => {
    const statement = sql`
      update notifications set read_at = case when member.unread = 0 then now() end, mail_at = null
      from unread_notifications as unread join conversation_members as member
        on member.conversation_id = unread.subject_id and member.account_id = unread.account_id
      where unread.is_joined and notifications.account_id = unread.account_id and notifications.id = unread.id
        and read_at is null and subject_kind = ${kind} and ${isMeant}
        and (member.unread = 0 or member.muted_at is not null and notifications.mail_at is not null)`;
    return { compile: () => statement.compile(tx) };
  });
}
