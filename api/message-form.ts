import type { Readable } from 'node:stream';
import type { MessageBody, MessageFileBody } from '#contract/conversations/calls.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import { messageFields } from '#contract/conversations/message-calls.ts';
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
 * Sends a message and attaches each of its files as it arrives. A message that is refused or breaks off leaves no file. A
 * refusal carries the typed text, since the page that shows it has not read the form.
 * @throws Refusal for broken fields, `message_files_many`, and the refusals of `attach` and `send`
 */
export async function sendMessageForm(
  request: Request,
  attach: (name: string, bytes: Readable) => Promise<MessageFileBody>,
  detach: (fileId: string) => Promise<void>,
  send: (message: Message) => Promise<MessageBody>,
): Promise<MessageBody> {
  const attached: string[] = [];
  let text: string | undefined;
  try {
    const { fields, files } = await readForm(request, room, async (bytes, name) => {
      // Browsers send this for a file field without a file.
      if (name === '') {
        bytes.resume();
        return null;
      }
      try {
        const file = await attach(name, bytes);
        attached.push(file.id);
        return file;
      } catch (error) {
        if (error instanceof Refusal) return error;
        throw error;
      }
    });
    text = typeof fields.text === 'string' ? fields.text : '';
    const message = checkParams(messageFields, fields);
    const brought = files.filter((file) => file !== null);
    if (brought.length > messageLimits.files) throw new Refusal('message_files_many');
    const refused = brought.find((file) => file instanceof Refusal);
    if (refused) throw refused;
    const sent = await send({ ...message, files: attached });
    // A form that is sent twice is one message, with the files of the first time.
    const unused = attached.filter((id) => !sent.files.some((file) => file.id === id));
    for (const id of unused) await detach(id).catch(() => {});
    return sent;
  } catch (error) {
    for (const id of attached) await detach(id).catch(() => {});
    if (!(error instanceof Refusal) || text === undefined) throw error;
    throw new Refusal(error.code, { ...error.values, typed: { text } });
  }
}
