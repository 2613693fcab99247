import type { PreparedEmail } from '#core/collected/emails.ts';
import { type Block, layOut, type Site } from './layout.ts';
import type { Attachment } from './mail.ts';
import { mailTexts as english } from './texts/en/all.ts';
import type { MailTexts, Words } from './texts/words.ts';

type Written = {
  subject: string;
  replyTo?: string | undefined;
  unsubscribe?: string | undefined;
  text: string;
  html: string;
  attachments?: readonly Attachment[] | undefined;
};

/** The language of an email. */
export type Speech = {
  texts?: MailTexts;
  /** The address of one of our pages in a language, both without the origin. */
  addressIn?: (code: string, address: string) => string;
  /** The other languages of a reader whose own is not known: the email leads to the same page in each. */
  others?: readonly MailTexts[];
};

/** Writes the subject, text and HTML of an email. */
export function writeEmail(
  email: PreparedEmail,
  site: Site,
  { texts = english, addressIn = (_, address) => address, others = [] }: Speech = {},
): Written {
  const write = texts.letters[email.letter] as (email: PreparedEmail, site: Site) => Words;
  const { replyTo, why, unsubscribe, attachments, blocks, ...words } = write(email, site);
  const led = (of: MailTexts, url: string) =>
    url.startsWith(`${site.origin}/`)
      ? site.origin + addressIn(of.language, url.slice(site.origin.length))
      : url;
  const alsoIn = (url: string): Block[] =>
    others
      .filter((other) => led(other, url) !== led(texts, url))
      .map((other) => ({ kind: 'link', text: other.inThis, url: led(other, url), isQuiet: true }));
  const all = blocks.flatMap((block): Block[] => {
    if (block.kind === 'link')
      return [{ ...block, url: led(texts, block.url) }, ...(block.isQuiet ? [] : alsoIn(block.url))];
    if (block.kind === 'text')
      return [{ ...block, text: block.text.replace(/https?:\/\/\S*[^\s.,;:)]/g, (url) => led(texts, url)) }];
    return [block];
  });
  const home = led(texts, `${site.origin}/`).replace(/\/$/, '');
  const { text, html } = layOut(
    { ...words, blocks: all, why: texts.because(why, site) },
    { ...site, home },
    texts,
  );
  return { subject: words.subject, replyTo, unsubscribe, text, html, attachments };
}
