import type { MessageFileBody } from '#contract/conversations/calls.ts';
import { deleteMessageFile, postMessageFile } from '#contract/conversations/message-calls.ts';
import { addressOf, projectOfPage, send } from './api.ts';
import { sendWithProgress } from './send-with-progress.ts';

/** Uploads a file that a message will bring. */
export function uploadMessageFile(
  conversationId: string,
  chosen: File,
  signal: AbortSignal,
  onPercent: (percent: number) => void,
): Promise<MessageFileBody> {
  const body = new FormData();
  body.append('file', chosen);
  const project = projectOfPage();
  return sendWithProgress(
    addressOf(postMessageFile, { conversationId }, project),
    { method: 'POST', headers: { 'X-Appwrite-Project': project }, body },
    signal,
    (bytes, total) => onPercent(Math.floor((bytes / total) * 100)),
  );
}

export function removeMessageFile(fileId: string): Promise<void> {
  return send(deleteMessageFile, { fileId });
}
