import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import { readStored } from '../files/read-stored.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { hasBlocks, isNotApart } from '../ground/may-see.ts';
import { Refusal } from '../ground/refusal.ts';

/** A file of a conversation, ready to be read. */
export type OpenMessageFile = { name: string; size: number; mimeType: string; read: () => Promise<Readable> };

/**
 * A file that the member has sent, or that was sent in a conversation of theirs: not what waits on the other side, nor, in a team,
 * what comes from somebody apart.
 * @throws Refusal `message_file_not_found`
 */
export async function openMessageFile(core: Core, member: Member, id: string): Promise<OpenMessageFile> {
  const file = await core.db
    .selectFrom('message_files')
    .innerJoin('conversations', 'conversations.id', 'message_files.conversation_id')
    .select(['storage_key', 'size', 'checksum', 'name', 'mime_type'])
    .where('message_files.id', '=', id)
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
            ? sql<boolean>`(kind = 'direct' or message_files.account_id is null
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
