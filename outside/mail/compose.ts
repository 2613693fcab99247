import type { SendMailOptions } from 'nodemailer';
import { type Mail, unsubscribeHeaders } from './mail.ts';

/** An email as the mail library takes it. */
export function compose(mail: Mail, from: string): SendMailOptions {
  const { id, to, replyTo, subject, text, html, attachments = [] } = mail;
  return {
    from,
    to: mailbox(to),
    ...(replyTo !== undefined && { replyTo: mailbox(replyTo) }),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    messageId: messageId(id, from),
    headers: unsubscribeHeaders(mail),
  };
}

/** As an object, it is one address. As a text, the library would read a list of addresses in it. */
const mailbox = (address: string) => ({ name: '', address });

/** Derived from the job, so that two deliveries of one message show themselves as the same. */
function messageId(id: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
