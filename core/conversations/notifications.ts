import { conversationPaths } from '#contract/conversations/paths.ts';
import type { Tx } from '../ground/events.ts';
import type {
  DescribeNotified,
  Notification,
  NotificationRules,
  Notifications,
} from '../ground/notification.ts';
import type { conversationEvents } from './events.ts';

/** Notifications follow from unread counts, not from each message: most are read before one is due. */
const ifUnread = { scheduledJob: 'notifications:tell-messages' };
const about = {
  about: 'conversation',
  path: (id: string) => conversationPaths.conversation(id),
  namesActor: true,
} as const;

export const conversationNotifications: Notifications = {
  rules: {
    'messages.sent': ifUnread,
    'messages.changed': { none: 'Its readers see that it was changed.' },
    'messages.warned': { none: 'Its readers see the warning; administrators find it on their list.' },
    'conversations.requested': ifUnread,
    'conversations.answered': { tells: (tx, event) => tellAccepted(tx, event) },
    'conversations.lapsed': { none: 'It closes quietly.' },
    'conversations.readUpTo': { none: 'There are no read receipts.' },
    'conversations.muted': { none: 'A member mutes a conversation for themself alone.' },
  } satisfies NotificationRules<typeof conversationEvents>,
  forms: {
    message_sent: { ...about, isJoined: true },
    conversation_requested: { ...about, isJoined: true },
    conversation_opened: about,
  },
  subjects: { conversation: describeConversations },
};

/** A declined request sends no notification: its sender sees that it was not accepted. */
async function tellAccepted(
  tx: Tx,
  {
    accountId: by,
    subject: { conversationId },
  }: { accountId: string | null; subject: { conversationId: string } },
): Promise<readonly Notification[]> {
  const conversation = await tx
    .selectFrom('conversations')
    .select('requested_by')
    .where('id', '=', conversationId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (!conversation?.requested_by) return [];
  const { requested_by: accountId } = conversation;
  return [{ accountId, kind: 'conversation_opened', subjectId: conversationId, by }];
}

/**
 * A team's or an application's conversation carries the name of its project; a direct one has only the other member's name.
 */
async function describeConversations(...[db, ids]: Parameters<DescribeNotified>) {
  const rows = await db
    .selectFrom('conversations')
    .leftJoin('projects', (join) =>
      join.on((row) =>
        row.or([
          row.and([
            row('conversations.kind', '=', 'team'),
            row('projects.id', '=', row.ref('conversations.subject_id')),
          ]),
          row('projects.id', '=', row.ref('conversations.project_id')),
        ]),
      ),
    )
    .select(['conversations.id', 'projects.name'])
    .where('conversations.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, { thing: name ?? '', key: id }]));
}
