import * as base64 from 'nodemailer/lib/base64';
import MailComposer from 'nodemailer/lib/mail-composer';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as quotedPrintable from 'nodemailer/lib/qp';
import { attached, type Mail, unsubscribeHeaders } from './mail.ts';

/** A message whole, its lines ending as on the wire, and between which addresses it goes. */
export type Composed = { envelope: { from: Address; to: Address[] }; message: string };
/** As an object nothing more is read out of it than it is. */
type Address = { name: ''; address: string };

/**
 * Writes the parts that the mail library makes of a message one after the other. Its own streams, some twenty for each message, cost
 * more than twice as much as all that is in it.
 */
export function compose(mail: Mail, from: string): Composed {
  const root = partsOf(mail, from);
  const { from: sender, to: recipients } = root.getEnvelope();
  const plain = (address: string): Address => ({ name: '', address });
  return {
    envelope: { from: plain(sender || ''), to: recipients.map(plain) },
    message: written(root),
  };
}

/** As the mail library makes them; `build` of what this returns is its own way to write them. */
export function partsOf(mail: Mail, from: string): MimeNode {
  const { id, to, replyTo, subject, text, html } = mail;
  return new MailComposer({
    from,
    to: { name: '', address: to },
    replyTo: replyTo === undefined ? undefined : { name: '', address: replyTo },
    subject,
    text,
    html,
    attachments: attached(mail),
    messageId: messageId(id, from),
    headers: unsubscribeHeaders(mail),
  }).compile();
}

/** A part and what is in it, headers first. */
export function written(node: MimeNode): string {
  // It also finds out what the node is, and its boundary.
  const head = `${node.buildHeaders()}\r\n\r\n`;
  const { boundary, childNodes, content = '' } = node;
  if (boundary) {
    const parts = childNodes.map((child) => `--${boundary}\r\n${written(child)}\r\n`);
    return `${head}${parts.join('')}--${boundary}--\r\n`;
  }
  if (typeof content !== 'string') throw new Error('A part of a message is no text.');
  switch (node.getTransferEncoding()) {
    case 'quoted-printable':
      return head + quotedPrintable.wrap(quotedPrintable.encode(content));
    case 'base64':
      return head + base64.wrap(base64.encode(content));
    default:
      return head + content;
  }
}

/** Derived from the job, so that two deliveries of one message show themselves as the same. */
export function messageId(id: string, from: string): string {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return `<${id}@${domain}>`;
}
