import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { Mail, SendMail } from './mail.ts';

/** Keeps each message as a file `<time>-<id>.eml` in `folder`, for machines without a mail server. */
export function mailboxSender(
  folder: string,
  from: string,
  onMail: (mail: Mail, file: string) => void,
): SendMail {
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    const { message } = await transport.sendMail(compose(mail, from));
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
    const file = path.join(folder, name);
    // Renamed when complete, so that a program that watches the folder never reads half a message.
    const write = () => writeFile(`${file}.part`, message);
    await write().catch(async (error) => {
      if (error.code !== 'ENOENT') throw error;
      await mkdir(folder, { recursive: true });
      await write();
    });
    await rename(`${file}.part`, file);
    onMail(mail, file);
  };
}
