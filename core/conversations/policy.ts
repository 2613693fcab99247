import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ConversationState, messageLimits } from '#contract/conversations/limits.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Acquaintance } from '../ground/acquaintance.ts';
import { hasBlocks, type Seer } from '../ground/may-see.ts';

/** The facts of a conversation that its rules need, as seen by the actor. */
export type ConversationView = {
  kind: string;
  state: ConversationState;
  isAsker: boolean;
  /** The other side exists and may be in contact with the actor. */
  isAvailable: boolean;
  /** The number of messages from an applicant who has no answer yet; null for everyone else. */
  written?: number | null;
};

export function mayWrite({ state, isAvailable, written }: ConversationView): boolean {
  return state === 'open' && isAvailable && (written ?? 0) < messageLimits.beforeAnswer;
}

/** Only the member who was asked answers. */
export function mayAnswer({ state, isAsker, isAvailable }: ConversationView): boolean {
  return state === 'requested' && !isAsker && isAvailable;
}

/** A conversation that ended without a decline may begin again, as a request. */
export function mayAsk({ kind, state, isAsker, isAvailable }: ConversationView): boolean {
  if (kind !== 'direct' || !isAvailable) return false;
  return state === 'ended' || ((state === 'lapsed' || state === 'declined') && !isAsker);
}

type OwnMessage = { author_id: string | null; deleted_at: Date | null };

/** A text can be edited for ten minutes. The database's time decides `is_fresh`. */
export function mayEdit(actor: { id: string }, message: OwnMessage & { is_fresh: boolean }): boolean {
  return mayDelete(actor, message) && message.is_fresh;
}

export function mayDelete(
  actor: { id: string },
  { author_id: authorId, deleted_at: deletedAt }: OwnMessage,
): boolean {
  return authorId === actor.id && deletedAt === null;
}

/** Members of one conversation know each other, also while it is a request. */
export const knowByConversation: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from conversation_members as own join conversation_members as other using (conversation_id)
  where own.account_id = ${member.id} and other.account_id = ${sql.ref(person)}
)`;

/**
 * In a team, two members with a block between them do not see each other's messages; other conversations stay as they were.
 */
export function isHeardBy(reader: Seer): Expression<SqlBool> {
  if (!hasBlocks(reader)) return sql<SqlBool>`true`;
  return sql<SqlBool>`(
    messages.author_id is null
    or ${isNotApart(reader, sql<string>`messages.author_id`)}
    or exists (select from conversations where id = messages.conversation_id and kind <> 'team')
  )`;
}

/** The same rule for members in columns: whether `reader` sees messages of `author` in a conversation of this kind. */
export function hears(
  reader: RawBuilder<string>,
  author: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${kind} <> 'team' or not exists (
    select from blocks where (blocker_id, blocked_id) in ((${reader}, ${author}), (${author}, ${reader}))
  ))`;
}
