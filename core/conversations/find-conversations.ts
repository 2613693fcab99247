import { sql } from 'kysely';
import type { ConversationBody } from '#contract/conversations.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { conversationRows } from './conversation-rows.ts';
import { findNames } from './find-names.ts';
import { presentConversation } from './present.ts';

/** Those of these conversations that are the member's, in the order of the ids given. */
export async function findConversations(
  core: Core,
  member: Member,
  ids: readonly string[],
): Promise<ConversationBody[]> {
  if (ids.length === 0) return [];
  const rows = await conversationRows(core.db, member)
    .where('own.conversation_id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  const names = await findNames(
    core.db,
    rows.flatMap((row) => [row.other_id, row.last_author_id]),
  );
  const found = new Map(rows.map((row) => [row.id, presentConversation(row, member, names)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
