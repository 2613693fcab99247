import type { MessageFileSize } from '#contract/conversations/limits.ts';
import { viewMessageFile } from '#contract/conversations/message-calls.ts';
import { addressOf } from './api.ts';

/** Where a file of a message can be had. */
export function messageFileAddress(fileId: string, project: string, size?: MessageFileSize): string {
  return addressOf(viewMessageFile, { fileId, size }, project);
}
