import { type RawBuilder, sql } from 'kysely';
import { type MessageWarning, messageLimits } from '#contract/conversations/limits.ts';
import type { Db } from '#db/connect.ts';

export type StoredFile = {
  id: string;
  name: string;
  size: number;
  mime_type: string;
  /** The width of its thumbnail. */
  width: number | null;
  height: number | null;
};

/** Messages with their files, and whether their text can still be edited. */
export function messageRows(db: Db) {
  return db
    .selectFrom('messages')
    .select([
      'messages.id',
      'messages.conversation_id',
      'messages.number',
      'messages.author_id',
      'messages.text',
      'messages.sent_at',
      'messages.edited_at',
      'messages.deleted_at',
    ])
    .select([
      sql<MessageWarning[]>`messages.warnings`.as('warnings'),
      isFresh.as('is_fresh'),
      sql<StoredFile[]>`(
        select coalesce(json_agg(json_build_object(
          'id', file.id, 'name', file.name, 'size', file.size, 'mime_type', file.mime_type,
          'width', width, 'height', height
        ) order by file.sequence), '[]')
        from message_files as file left join message_thumbnails on file_id = file.id
        where file.conversation_id = messages.conversation_id and file.message_id = messages.id
          and messages.deleted_at is null
      )`.as('files'),
    ]);
}

export const isFresh: RawBuilder<boolean> = sql`(
  messages.sent_at > now() - make_interval(mins => ${sql.lit(messageLimits.editMinutes)})
)`;

export type MessageRow = Awaited<ReturnType<ReturnType<typeof messageRows>['executeTakeFirstOrThrow']>>;
