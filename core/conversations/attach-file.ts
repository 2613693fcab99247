import type { Readable } from 'node:stream';
import type { MessageFileBody } from '#contract/conversations/calls.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { claimBytes } from '../files/steps/unclaimed.ts';
import { removeBytes } from '../files/unclaimed-bytes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { isParticipant } from './is-participant.ts';
import { mayWrite } from './policy.ts';
import { presentFile } from './present.ts';
import { type KeptFile, readFile } from './read-file.ts';
import { holdConversation } from './steps/hold-conversation.ts';
import { holdSender } from './steps/hold-sender.ts';

type Upload = { conversationId: string; name: string; bytes: Readable };

/**
 * Uploads a file for a later message. Reads `bytes` to their end even after an error.
 * @throws Refusal `conversation_not_found`, `conversation_closed`, `request_waits`; `message_files_many`; the refusals of
 * `readFile`
 */
export async function attachFile(core: Core, member: Member, upload: Upload): Promise<MessageFileBody> {
  const { conversationId, name, bytes } = upload;
  if (!(await isParticipant(core.db, conversationId, member.id))) {
    bytes.resume();
    throw new Refusal('conversation_not_found');
  }
  const kept = await readFile(core, name, bytes);
  try {
    return await core.db.transaction().execute((tx) => attach(tx, member, conversationId, kept));
  } catch (error) {
    // After any error but a refusal it is uncertain whether the transaction committed: the sweep cleans up.
    if (error instanceof Refusal) await removeBytes(core, keysOf(kept));
    throw error;
  }
}

async function attach(
  tx: Tx,
  member: Member,
  conversationId: string,
  kept: KeptFile,
): Promise<MessageFileBody> {
  await holdSender(tx, member);
  const conversation = await holdConversation(tx, member, conversationId);
  if (conversation.state === 'requested' && conversation.isAvailable) throw new Refusal('request_waits');
  if (!mayWrite(conversation)) throw new Refusal('conversation_closed');
  const waiting = await tx
    .selectFrom('message_files')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .where('account_id', '=', member.id)
    .where('message_id', 'is', null)
    .execute();
  if (waiting.length >= messageLimits.files * 2) throw new Refusal('message_files_many');
  const { file, thumbnail } = kept;
  const row = { id: newId(), conversation_id: conversationId, account_id: member.id, ...file };
  await tx.insertInto('message_files').values(row).execute();
  if (thumbnail)
    await tx
      .insertInto('message_thumbnails')
      .values({ file_id: row.id, ...thumbnail })
      .execute();
  for (const key of keysOf(kept)) await claimBytes(tx, key);
  return presentFile({ ...row, width: thumbnail?.width ?? null, height: thumbnail?.height ?? null });
}

function keysOf({ file, thumbnail }: KeptFile): string[] {
  return [file.storage_key, ...(thumbnail ? [thumbnail.storage_key] : [])];
}
