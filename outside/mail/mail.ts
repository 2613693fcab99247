/** An email ready to leave. `id` is the same for every try, so that a repeated delivery can be recognised. */
export type Mail = {
  id: string;
  to: string;
  replyTo?: string | undefined;
  /** The address at which a mail program unsubscribes from such emails by a POST. */
  unsubscribe?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[] | undefined;
};

/** A text that goes along as a file. */
export type Attachment = { name: string; type: string; content: string };

/** The headers for which mail programs show an unsubscribe button of their own (RFC 2369, RFC 8058). */
export function unsubscribeHeaders({ unsubscribe }: Pick<Mail, 'unsubscribe'>): Record<string, string> {
  if (!unsubscribe) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** Hands an email over for delivery; rejects when the mail server did not take it. */
export type SendMail = (mail: Mail) => Promise<void>;
