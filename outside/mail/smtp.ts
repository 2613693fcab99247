import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

/** Sends through the mail server at `url` (smtp: or smtps:), over a few kept connections. */
export function smtpSender(url: string, from: string): { send: SendMail; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, replyTo, subject, text, html }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        replyTo: replyTo && { name: '', address: replyTo },
        subject,
        text,
        html,
        messageId: messageId(id, from),
      });
    },
    close: () => transport.close(),
  };
}

/** Derived from the job, so that two deliveries of one message show themselves as the same. */
export function messageId(id: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
