import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { MessageFileSize } from '#contract/conversations/limits.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hasBlocks } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';

/** A file of a conversation, ready to be read. */
export type OpenMessageFile = { name: string; size: number; mimeType: string; read: () => Promise<Readable> };

/**
 * The member's own file, or one sent in a conversation of theirs; no unsent files of others, no files of blocked members in
 * a team, and none that an administrator has removed. A picture also in its small size, if it has one.
 * @throws Refusal `message_file_not_found`
 */
export async function openMessageFile(
  core: Core,
  member: Member,
  { fileId, size: wanted }: { fileId: string; size: MessageFileSize },
): Promise<OpenMessageFile> {
  const file = await core.db
    .selectFrom('message_files')
    .innerJoin('conversations', 'conversations.id', 'message_files.conversation_id')
    .leftJoin('message_thumbnails as small', (join) =>
      join.onRef('small.file_id', '=', 'message_files.id').on(sql.lit(wanted === 'small')),
    )
    .select(['name', 'mime_type'])
    .select([
      sql<string>`coalesce(small.storage_key, message_files.storage_key)`.as('storage_key'),
      sql<number>`coalesce(small.size, message_files.size)`.as('size'),
      sql<string>`coalesce(small.checksum, message_files.checksum)`.as('checksum'),
    ])
    .where('message_files.id', '=', fileId)
    .where(isNotTaken)
    .where((file) =>
      file.or([
        file('account_id', '=', member.id),
        file.and([
          file('message_id', 'is not', null),
          sql<boolean>`exists (
            select from conversation_members
            where conversation_id = conversations.id and conversation_members.account_id = ${member.id}
          )`,
          hasBlocks(member)
            ? sql<boolean>`(kind <> 'team' or message_files.account_id is null
                or ${isNotApart(member, sql<string>`message_files.account_id`)})`
            : sql<boolean>`true`,
        ]),
      ]),
    )
    .executeTakeFirst();
  if (!file) throw new Refusal('message_file_not_found');
  const { name, size, mime_type: mimeType } = file;
  return { name, size, mimeType, read: () => readStored(core, file) };
}

/** The file's message is not deleted or removed. */
export const isNotTaken = sql<boolean>`not exists (
  select from messages
  where messages.conversation_id = message_files.conversation_id and messages.id = message_files.message_id
    and messages.deleted_at is not null
)`;
