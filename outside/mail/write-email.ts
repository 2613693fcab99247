import type { PreparedEmail } from '#core/collected/emails.ts';
import { layOut, type Site } from './layout.ts';
import type { Attachment } from './mail.ts';
import { languages, type MailLanguage } from './texts/languages.ts';
import type { Words } from './texts/words.ts';

type Written = {
  subject: string;
  replyTo?: string | undefined;
  unsubscribe?: string | undefined;
  text: string;
  html: string;
  attachments?: readonly Attachment[] | undefined;
};

/** Writes the subject, text and HTML of an email. */
export function writeEmail(email: PreparedEmail, site: Site, language: MailLanguage = 'en'): Written {
  const texts = languages[language];
  const write = texts.letters[email.letter] as (email: PreparedEmail, site: Site) => Words;
  const { replyTo, why, unsubscribe, attachments, ...words } = write(email, site);
  const { text, html } = layOut({ ...words, why: texts.because(why, site) }, site, texts);
  return { subject: words.subject, replyTo, unsubscribe, text, html, attachments };
}
