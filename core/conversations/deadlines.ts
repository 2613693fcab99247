import type { DeadlineDescriptions, DescribeDeadlines } from '../ground/deadline-description.ts';
import { namesShown } from '../people/names-shown.ts';

/**
 * `person` is the name of the member who asks, `thing` that of the member who is asked. A block ends the deadline between
 * them.
 */
const describeRequests: DescribeDeadlines = async (db, ids, viewer) => {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin(namesShown(db, viewer).as('asker'), 'asker.id', 'conversations.requested_by')
    .innerJoin('conversation_members as other', (join) =>
      join
        .onRef('other.conversation_id', '=', 'conversations.id')
        .onRef('other.account_id', '<>', 'conversations.requested_by'),
    )
    .innerJoin(namesShown(db, viewer).as('asked'), 'asked.id', 'other.account_id')
    .select(['conversations.id', 'asked.name as thing', 'asker.name as person'])
    .where('conversations.id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, thing, person }) => [id, { thing, person }]));
};

export const conversationDeadlines: DeadlineDescriptions = { first_message: describeRequests };
