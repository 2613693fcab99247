import { now } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { isParticipant } from './is-participant.ts';

type Wish = { conversationId: string; isMuted: boolean };

/**
 * Removes a conversation from unread counts and emails, or adds it again. Others do not learn of it.
 * @throws Refusal `conversation_not_found`
 */
export async function setMuted(core: Core, member: Member, { conversationId, isMuted }: Wish): Promise<void> {
  if (!(await isParticipant(core.db, conversationId, member.id))) throw new Refusal('conversation_not_found');
  await core.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('conversation_members')
      .set({ muted_at: isMuted ? now : null })
      .where('conversation_id', '=', conversationId)
      .where('account_id', '=', member.id)
      .where('muted_at', isMuted ? 'is' : 'is not', null)
      .returning('account_id')
      .executeTakeFirst();
    if (changed)
      await record(tx, { name: 'conversations.muted', accountId: member.id, subject: { conversationId } });
  });
}
