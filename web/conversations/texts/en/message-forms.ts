import { messageLimits as limits } from '#contract/conversations/limits.ts';
import { number } from '#web/ground/texts/amounts.ts';

export const writeTexts = {
  button: 'Write',
  title: (name: string) => `Write to ${name}`,
  request: (name: string) =>
    `${name} does not know you yet, so your first message is a request. They accept or decline it within 7 days; until then you cannot write more.`,
  label: 'Your first message',
  hint: `${limits.request.min} to ${number(limits.request.max)} characters. Say who you are, why you write to them, and what you would like to know.`,
  send: 'Send request',
  sendOpen: 'Send',
  waits: 'Your first message waits for their answer.',
  answer: 'They have written to you. Answer them first.',
  see: 'Open the conversation',
  none: 'They have not taken up what you wrote, so you cannot write to them first again.',
} as const;

export const editTexts = {
  title: 'Change a message',
  label: 'Message',
  save: 'Save',
  late: `A message can be changed for ${limits.editMinutes} minutes. After that it can only be deleted.`,
  marked: 'The message is marked as edited.',
  deleteTitle: 'Delete it',
  deleteHint: 'This deletes its words and files for all of you. “deleted” stays in its place.',
  delete: 'Delete message',
} as const;
