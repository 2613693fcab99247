import type { MessageFileSize } from '#contract/message-limits.ts';
import { viewMessageFile } from '#contract/messages.ts';
import { addressOf } from './api.ts';

/** Where a file of a message can be had. */
export function messageFileAddress(messageFileId: string, project: string, size?: MessageFileSize): string {
  return addressOf(viewMessageFile, { messageFileId, size }, project);
}
