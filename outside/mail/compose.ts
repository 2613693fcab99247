import { randomUUID } from 'node:crypto';
import * as base64 from 'nodemailer/lib/base64';
import MimeNode from 'nodemailer/lib/mime-node';
import { type Attachment, type Mail, unsubscribeHeaders } from './mail.ts';
import { quotedPrintable } from './quoted-printable.ts';

/** A message whole, its lines ending as on the wire, and between which addresses it goes. */
export type Composed = { envelope: { from: Address; to: Address[] }; message: string };
/** As an object nothing more is read out of it than it is. */
type Address = { name: ''; address: string };

/** The mail library writes the headers, and what they say of names and addresses; of the parts it makes a dozen streams. */
export function compose(mail: Mail, from: string): Composed {
  const head = headOf(mail, from);
  const { from: sender, to: recipients } = head.getEnvelope();
  const plain = (address: string): Address => ({ name: '', address });
  const { text, html, attachments = [] } = mail;
  const words = several('alternative', [written('plain', text), written('html', html)]);
  const all = attachments.length === 0 ? words : several('mixed', [words, ...attachments.map(file)]);
  return {
    envelope: { from: plain(sender || ''), to: recipients.map(plain) },
    message: `${head.buildHeaders()}\r\n${all}`,
  };
}

function headOf(mail: Mail, from: string): MimeNode {
  const { id, to, replyTo, subject } = mail;
  return new MimeNode().setHeader({
    ...unsubscribeHeaders(mail),
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { 'reply-to': { name: '', address: replyTo } }),
    subject,
    'message-id': messageId(id, from),
  });
}

/** Parts in one, the plainest of alternatives first. No line of any of them can begin like the one between them: `=_` escapes nothing. */
function several(kind: 'alternative' | 'mixed', parts: readonly string[]): string {
  const boundary = `=_${randomUUID()}`;
  const between = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/${kind};\r\n boundary="${boundary}"\r\n\r\n${between}--${boundary}--\r\n`;
}

/** In base64 where most characters take several bytes, since quoted-printable writes each such byte as three. */
function written(kind: 'plain' | 'html', text: string): string {
  const isQuoted = Buffer.byteLength(text) <= text.length * 1.5;
  return [
    `Content-Type: text/${kind}; charset=utf-8`,
    `Content-Transfer-Encoding: ${isQuoted ? 'quoted-printable' : 'base64'}`,
    '',
    isQuoted ? quotedPrintable(text) : base64.wrap(base64.encode(text.replace(/\r\n?|\n/g, '\r\n'))),
  ].join('\r\n');
}

function file({ name, type, content }: Attachment): string {
  // A child node: as the root of a message it would get a date and an id.
  const head = new MimeNode().createChild(type, { filename: name });
  head.setHeader({ 'content-transfer-encoding': 'base64', 'content-disposition': 'attachment' });
  return `${head.buildHeaders()}\r\n\r\n${base64.wrap(base64.encode(content))}`;
}

/** Derived from the job, so that two deliveries of one message show themselves as the same. */
export function messageId(id: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
