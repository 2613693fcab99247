import type { Readable } from 'node:stream';
import type { MessageFileBody } from '#contract/conversations.ts';
import { messageLimits } from '#contract/message-limits.ts';
import { messageFields } from '#contract/messages.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { readForm } from './http/form.ts';
import { checkParams } from './http/params.ts';

/** More of everything than fits, so that what is too much can be said to be so. */
const room = {
  fileBytes: messageLimits.fileBytes + 1,
  bodyBytes: (messageLimits.files + 2) * messageLimits.fileBytes,
  files: messageLimits.files + 1,
  fieldBytes: 128 * 1024,
};

type Message = { key: string; text: string; files: string[] };

/**
 * Reads a message with its files, each of which is attached as it arrives. What was typed travels with a refusal, since the page
 * that shows it has not read the form.
 * @throws Refusal what the fields break; what attaching says; `message_files_many`
 */
export async function readMessageForm(
  request: Request,
  attach: (name: string, bytes: Readable) => Promise<MessageFileBody>,
): Promise<Message> {
  const { fields, files } = await readForm(request, room, async (bytes, name) => {
    // What browsers send of a field without a file.
    if (name === '') {
      bytes.resume();
      return null;
    }
    return attach(name, bytes).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
  });
  const text = typeof fields.text === 'string' ? fields.text : '';
  try {
    const message = checkParams(messageFields, fields);
    const brought = files.filter((file) => file !== null);
    if (brought.length > messageLimits.files) throw new Refusal('message_files_many');
    const refused = brought.find((file) => file instanceof Refusal);
    if (refused) throw refused;
    return { ...message, files: brought.flatMap((file) => (file instanceof Refusal ? [] : [file.id])) };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(error.code, { ...error.values, typed: { text } }) : error;
  }
}
