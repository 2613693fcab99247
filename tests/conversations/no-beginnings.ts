import { deleteMute, putMute, putReading } from '#contract/conversations/calls.ts';
import {
  deleteMessage,
  deleteMessageFile,
  patchMessage,
  postMessage,
  postMessageFile,
  postMessageForm,
} from '#contract/conversations/message-calls.ts';
import { putRequestAnswer, putRequestCapacity } from '#contract/conversations/request-calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const conversationNoBeginnings = {
  own: [putRequestCapacity],
  ends: [putMute, deleteMute, deleteMessageFile, deleteMessage],
  owed: [putRequestAnswer, putReading, postMessage, postMessageForm, postMessageFile, patchMessage],
} satisfies NoBeginnings;
