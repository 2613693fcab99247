import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type ConversationState, messageLimits } from '#contract/conversations/limits.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import type { Acquaintance } from '../ground/acquaintance.ts';
import { hasBlocks, type Seer } from '../ground/may-see.ts';

/** A conversation as far as its rules ask, with the place that the actor has in it. */
export type Place = {
  kind: string;
  state: ConversationState;
  isAsker: boolean;
  /** Somebody is on the other side who may hear of the actor. */
  isAvailable: boolean;
  /** Messages of an applicant whom nobody has answered; null for all others. */
  written?: number | null;
};

export function mayWrite({ state, isAvailable, written }: Place): boolean {
  return state === 'open' && isAvailable && (written ?? 0) < messageLimits.beforeAnswer;
}

/** Whoever was asked answers. */
export function mayAnswer({ state, isAsker, isAvailable }: Place): boolean {
  return state === 'requested' && !isAsker && isAvailable;
}

/** What has ended without a no may begin anew, as a request. */
export function mayAsk({ kind, state, isAsker, isAvailable }: Place): boolean {
  if (kind !== 'direct' || !isAvailable) return false;
  return state === 'ended' || ((state === 'lapsed' || state === 'declined') && !isAsker);
}

type OwnMessage = { author_id: string | null; deleted_at: Date | null };

/** Words can be changed for ten minutes. `isFresh` is said by the database's clock. */
export function mayEdit(actor: { id: string }, message: OwnMessage & { is_fresh: boolean }): boolean {
  return mayDelete(actor, message) && message.is_fresh;
}

export function mayDelete(
  actor: { id: string },
  { author_id: authorId, deleted_at: deletedAt }: OwnMessage,
): boolean {
  return authorId === actor.id && deletedAt === null;
}

/** Whoever talks with somebody, or is asked to, knows of them. */
export const knowByConversation: Acquaintance = (member, person) => sql<SqlBool>`exists (
  select from conversation_members as own join conversation_members as other using (conversation_id)
  where own.account_id = ${member.id} and other.account_id = ${sql.ref(person)}
)`;

/** In a team those hide each other's messages of whom one has blocked the other; all other conversations stay as they were. */
export function isHeardBy(reader: Seer): Expression<SqlBool> {
  if (!hasBlocks(reader)) return sql<SqlBool>`true`;
  return sql<SqlBool>`(
    messages.author_id is null
    or ${isNotApart(reader, sql<string>`messages.author_id`)}
    or exists (select from conversations where id = messages.conversation_id and kind <> 'team')
  )`;
}

/** The same in another form, for whoever stands in a column: whether `reader` hears `author` in a conversation of this kind. */
export function hears(
  reader: RawBuilder<string>,
  author: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql<boolean>`(${kind} <> 'team' or not exists (
    select from blocks where (blocker_id, blocked_id) in ((${reader}, ${author}), (${author}, ${reader}))
  ))`;
}
