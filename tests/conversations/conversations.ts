import { sql } from 'kysely';
import type { MessageBody } from '#contract/conversations/calls.ts';
import { pairOf } from '#core/conversations/pair.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { showToEverybody } from '#tests/projects/published-project.ts';
import { verificationOf } from '#tests/verifications/verifications.ts';

/** Long enough to be read by a stranger. */
export const firstMessage =
  'I build cold rooms for tomato growers near Nagpur and have read what you wrote about solar pumps. May I ask you three questions about them?';

export async function verified<M extends Member>(core: Core, who: M): Promise<M> {
  await verificationOf(core, who, 'verified');
  return who;
}

/** Under which everybody finds them; they are shown if they were not. */
export async function handleOf(core: Core, { id }: Pick<Member, 'id'>): Promise<string> {
  const find = () =>
    core.db
      .selectFrom('handles')
      .select('handle')
      .where('account_id', '=', id)
      .where('is_current', '=', true)
      .executeTakeFirst();
  if (!(await find())) await showToEverybody(core, { id });
  return (await find())?.handle ?? '';
}

/** A direct conversation of two people who need not ask each other. */
export async function openBetween(
  core: Pick<Core, 'db'>,
  one: Pick<Member, 'id'>,
  other: Pick<Member, 'id'>,
): Promise<string> {
  const id = newId();
  await sql`
    with made as (
      insert into conversations (id, kind, pair) values (${id}, 'direct', ${pairOf(one.id, other.id)}) returning id
    )
    insert into conversation_members (conversation_id, account_id)
    select id, unnest(${[one.id, other.id]}::text[]) from made`.execute(core.db);
  return id;
}

/** Says something in a conversation. */
export function say(core: Core, who: Member, conversationId: string, text: string): Promise<MessageBody> {
  return sendMessage(core, who, { conversationId, text, key: newId(), files: [] });
}
