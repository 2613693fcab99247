import { messageLimits } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { HeldConversation } from './hold-conversation.ts';

/**
 * Until an owner answers, an applicant may write three messages, including deleted ones. The caller holds their
 * conversation.
 * @throws Refusal `message_waits`
 */
export async function requireAnswered(
  tx: Tx,
  authorId: string,
  { id, kind, isAsker }: HeldConversation,
): Promise<void> {
  if (kind !== 'application' || !isAsker) return;
  const { count } = await tx
    .selectFrom('messages')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('conversation_id', '=', id)
    .where('author_id', '=', authorId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= messageLimits.beforeAnswer) throw new Refusal('message_waits');
}
