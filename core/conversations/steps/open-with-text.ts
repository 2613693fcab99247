import { sql } from 'kysely';
import { meetDeadline, releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { appendMessage } from './append-message.ts';
import { endRequest } from './end-request.ts';
import { holdPair } from './hold-pair.ts';
import { noteState } from './note-state.ts';

type Text = { authorId: string; key: string; text: string };
type Opened = {
  /** They have read the texts of the other side. */ answererId: string;
  texts: readonly Text[];
};

/**
 * Opens the direct conversation of two members, both held, with texts of theirs. A first message that waits there is accepted with
 * it, also one of the other member.
 */
export async function openWithText(
  tx: Tx,
  { one, other, answererId, texts }: Opened & { one: string; other: string },
): Promise<string> {
  const pair = await holdPair(tx, one, other);
  if (pair.state === 'requested') {
    const askedId = pair.requested_by === one ? other : one;
    // It may have lapsed in this moment.
    if (!(await meetDeadline(tx, 'first_message', pair.id)))
      await releaseDeadline(tx, 'first_message', pair.id);
    await endRequest(tx, pair.id, 'open');
    await noteState(tx, pair.id, 'accepted', askedId);
    const subject = { conversationId: pair.id };
    await record(tx, { name: 'conversations.answered', accountId: askedId, subject });
  } else if (pair.state !== 'open')
    await tx
      .updateTable('conversations')
      .set({ state: 'open', requested_by: null, times_asked: 0 })
      .where('id', '=', pair.id)
      .execute();
  await write(tx, { id: pair.id, kind: 'direct', otherId: answererId }, { answererId, texts });
  return pair.id;
}

/** The one conversation of a member with the present owners of a project, whose accounts are held, with texts of theirs. */
export async function talkWithOwners(
  tx: Tx,
  { memberId, projectId, ...opened }: Opened & { memberId: string; projectId: string },
): Promise<string> {
  const made = await tx
    .insertInto('conversations')
    .values({
      id: newId(),
      kind: 'introduction',
      subject_id: `${projectId} ${memberId}`,
      applicant_id: memberId,
      project_id: projectId,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'subject_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await tx
      .insertInto('conversation_members')
      .values({ conversation_id: made.id, account_id: memberId })
      .execute();
    await sql`select seat_owners(array[${made.id}])`.execute(tx);
  }
  const { id } = await tx
    .selectFrom('conversations')
    .select('id')
    .where('kind', '=', 'introduction')
    .where('subject_id', '=', `${projectId} ${memberId}`)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await write(tx, { id, kind: 'introduction', otherId: null }, opened);
  return id;
}

type To = { id: string; kind: string; otherId: string | null };

async function write(tx: Tx, to: To, { answererId, texts }: Opened): Promise<void> {
  for (const { authorId, key, text } of texts) {
    const isOwn = authorId === answererId;
    await appendMessage(tx, authorId, isOwn ? { ...to, otherId: null } : to, { key, text, files: [] });
    // They have read it in the request. Earlier messages stay unread.
    if (!isOwn)
      await sql`
        update conversation_members as reader set unread = 0, read_to = last_number from conversations
        where conversations.id = conversation_id and conversation_id = ${to.id}
          and account_id = ${answererId} and unread = 1`.execute(tx);
  }
}
