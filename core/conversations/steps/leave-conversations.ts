import { sql } from 'kysely';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import type { Tx } from '../../ground/events.ts';

/**
 * Removes a deleted account from its conversations. Its unanswered requests are deleted; its messages stay with the others,
 * without a name; a conversation without readers is deleted.
 */
export async function leaveConversations(tx: Tx, { id }: { id: string }): Promise<void> {
  const { rows } = await sql<{ id: string; state: string; requested_by: string | null }>`
    select id, state, requested_by from conversations
    where kind <> 'team' and applicant_id is null and id in (select conversation_id from conversation_members where account_id = ${id})
    order by id for update`.execute(tx);
  for (const one of rows) if (one.state === 'requested') await releaseDeadline(tx, 'first_message', one.id);
  const withdrawn = rows.filter((one) => one.state === 'requested' && one.requested_by === id);
  await sql`delete from conversations where id = any(${withdrawn.map((one) => one.id)}::text[])`.execute(tx);
  const ids = rows.map((one) => one.id);
  await sql`update conversations set pair = null, subject_id = null, state = 'ended' where id = any(${ids}::text[])`.execute(
    tx,
  );
  await sql`delete from message_files where account_id = ${id} and message_id is null`.execute(tx);
  await sql`delete from conversation_members where account_id = ${id}`.execute(tx);
  await sql`
    delete from conversations where id = any(${ids}::text[]) and not exists (
      select from conversation_members where conversation_id = conversations.id
    )`.execute(tx);
}
