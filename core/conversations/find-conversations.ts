import { sql } from 'kysely';
import type { ConversationBody } from '#contract/conversations/calls.ts';
import type { Db } from '#db/connect.ts';
import { readByKey } from '#db/prepared.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { conversationRows, type Reader } from './conversation-rows.ts';
import { findNames } from './find-names.ts';
import { presentConversation } from './present.ts';

/** The member's own among these conversations, in the order of the given ids. */
export async function findConversations(
  core: Core,
  member: Member,
  ids: readonly string[],
): Promise<ConversationBody[]> {
  if (ids.length === 0) return [];
  const rows = member.standing.hasBlocks
    ? await rowsOf(core.db, member, ids).execute()
    : await select(core.db, member.id, member.standing.isSeen, ids);
  const names = await findNames(
    core,
    member,
    rows.flatMap((row) => [row.other_id, row.last_author_id]),
  );
  const found = new Map(rows.map((row) => [row.id, presentConversation(row, member, names)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function rowsOf(db: Db, reader: Reader, ids: readonly string[]) {
  return conversationRows(db, reader).where('own.conversation_id', '=', sql<string>`any(${ids}::text[])`);
}

const select = readByKey((db, id: string, isSeen: boolean, ids: readonly string[]) =>
  rowsOf(db, { kind: 'member', id, standing: { isSeen, hasBlocks: false } }, ids),
);
