import { messageLimits } from '#contract/conversations/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { HeldConversation } from './hold-conversation.ts';

/**
 * Before an owner answers, an applicant writes three messages, deleted ones among them. Their conversation is held.
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
