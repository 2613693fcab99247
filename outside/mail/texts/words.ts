import type { PreparedLetter } from '#core/collected/letters.ts';
import type { LetterName } from '#core/ground/letters.ts';
import type { Block, Site } from '../layout.ts';
import type { Attachment } from '../mail.ts';

/** What a letter says. `why` is the reason the person gets it, where that is not the account they have here. */
export type Words = {
  subject: string;
  replyTo?: string | undefined;
  /** What the letter is about, in a few words. */
  heading: string;
  greeting?: string;
  blocks: Block[];
  why?: string;
  /** Where a program can end mails like this one by a POST (RFC 8058). */
  unsubscribe?: string;
  attachments?: readonly Attachment[];
};

type Prepared<Name extends LetterName> = Extract<PreparedLetter, { letter: Name }>;

/** The words of every letter there is. */
export type LetterWords = { [Name in LetterName]: (letter: Prepared<Name>, site: Site) => Words };

/** All that letters say in one language. */
export type MailTexts = {
  /** As HTML names it, and in which direction it is read. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** The sentence at the end, made of a letter's own reason or of the usual one. */
  because(why: string | undefined, site: Site): string;
  /** Before the address that stands below a button. */
  orOpen: string;
  letters: LetterWords;
};
