import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attachFile } from '#core/conversations/attach-file.ts';
import { detachFile } from '#core/conversations/detach-file.ts';
import { sendMessage } from '#core/conversations/send-message.ts';
import { openBetween } from '#tests/conversations/conversations.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { freshCore } from '#tests/ground/database.ts';
import { sendMessageForm } from './message-form.ts';

const core = await freshCore();
const boundary = 'cut-here';
const part = (name: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;

/** A form of two files whose line is lost within the second, once the first has been kept. */
async function brokenForm(isKept: Promise<unknown>): Promise<Request> {
  const body = new ReadableStream({
    async start(controller) {
      const write = (text: string | Buffer) => controller.enqueue(Buffer.from(text));
      for (const piece of [part('first.pdf'), pdf(), `\r\n${part('second.pdf')}`, '%PDF-1.4 ']) write(piece);
      await isKept;
      controller.error(new Error('The line was lost.'));
    },
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

test('a form that breaks off leaves no file behind and takes no space from later ones', async () => {
  const [asha, meera] = [await member(core, { password: null }), await member(core, { password: null })];
  const conversationId = await openBetween(core, asha, meera);
  const kept = Promise.withResolvers<void>();
  await assert.rejects(
    sendMessageForm(
      await brokenForm(kept.promise),
      async (name, bytes) => {
        const file = await attachFile(core, asha, { conversationId, name, bytes });
        kept.resolve();
        return file;
      },
      (id) => detachFile(core, asha, id),
      (message) => sendMessage(core, asha, { conversationId, ...message }),
    ),
  );
  const rows = await core.db.selectFrom('message_files').select('id').execute();
  assert.deepEqual(rows, []);
});
