import { Readable } from 'node:stream';
import { messageLimits } from '#contract/conversations/limits.ts';
import * as calls from '#contract/conversations/message-calls.ts';
import { attachFile } from '#core/conversations/attach-file.ts';
import { deleteMessage } from '#core/conversations/delete-message.ts';
import { detachFile } from '#core/conversations/detach-file.ts';
import { editMessage } from '#core/conversations/edit-message.ts';
import { listMessages } from '#core/conversations/list-messages.ts';
import { openMessageFile } from '#core/conversations/open-message-file.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { harmless } from './appwrite/file-bytes.ts';
import { contentDisposition } from './http/content-disposition.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { byMember, perHour } from './http/limits.ts';
import { sendMessageForm } from './message-form.ts';

/** One byte more than fits shows that a file is too large; twice that is read to say so, and no more. */
const room = { fileBytes: messageLimits.fileBytes + 1, bodyBytes: 2 * messageLimits.fileBytes };
const sent = perHour(1200, byMember, { shared: 'messages' });
const uploads = perHour(120, byMember, { shared: 'message files' });

export const messageEndpoints: Endpoint[] = [
  answer(calls.getMessages, ({ core, actor, params }) => listMessages(core, actor, params)),

  answer(calls.postMessage, ({ core, actor, params }) => sendMessage(core, actor, params), [sent]),

  answer(
    calls.postMessageForm,
    ({ core, actor, params: { conversationId }, request }) =>
      sendMessageForm(
        request,
        (name, bytes) => attachFile(core, actor, { conversationId, name, bytes }),
        (fileId) => detachFile(core, actor, fileId),
        (message) => sendMessage(core, actor, { conversationId, ...message }),
      ),
    [sent, uploads],
  ),

  answer(
    calls.postMessageFile,
    async ({ core, actor, params: { conversationId }, request }) => {
      const { file } = await readForm(request, room, (bytes, name) =>
        // The refusal is thrown after the form has been read: most clients read no answer before they have sent everything.
        attachFile(core, actor, { conversationId, name, bytes }).catch((error: unknown) => {
          if (error instanceof Refusal) return error;
          throw error;
        }),
      );
      if (!file) throw new Refusal('message_file_empty');
      if (file instanceof Refusal) throw file;
      return file;
    },
    [uploads],
  ),

  answer(calls.deleteMessageFile, ({ core, actor, params }) => detachFile(core, actor, params.fileId)),

  answer(calls.viewMessageFile, async ({ core, actor, params, request }) => {
    const { name, size, mimeType, read } = await openMessageFile(core, actor, params);
    const body = request.method === 'HEAD' ? null : await read();
    const kind = mimeType === 'image/webp' ? 'inline' : 'attachment';
    return new Response(body && (Readable.toWeb(body) as ReadableStream), {
      headers: {
        ...harmless,
        'cache-control': 'private, no-store',
        'content-type': mimeType,
        'content-disposition': contentDisposition(kind, name),
        'content-length': String(size),
      },
    });
  }),

  answer(calls.patchMessage, ({ core, actor, params }) => editMessage(core, actor, params), [
    perHour(300, byMember),
  ]),

  answer(calls.deleteMessage, ({ core, actor, params }) => deleteMessage(core, actor, params.messageId)),
];
