import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { attached, type Mail, type SendMail, unsubscribeHeaders } from './mail.ts';
import { messageId } from './smtp.ts';

/** Keeps each message as a file `<time>-<id>.eml` in `folder`, for machines without a mail server. */
export function mailboxSender(
  folder: string,
  from: string,
  onMail: (mail: Mail, file: string) => void,
): SendMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { id, to, replyTo, subject, text, html } = mail;
    const composed = await composer.sendMail({
      from,
      to: { name: '', address: to },
      replyTo: replyTo && { name: '', address: replyTo },
      subject,
      text,
      html,
      attachments: attached(mail),
      messageId: messageId(id, from),
      headers: unsubscribeHeaders(mail),
    });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`;
    const file = path.join(folder, name);
    // Moved into place when whole: whoever watches the folder never reads half a message.
    const write = () => writeFile(`${file}.part`, composed.message);
    await write().catch(async (error) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(folder, { recursive: true });
      await write();
    });
    await rename(`${file}.part`, file);
    onMail(mail, file);
  };
}
