import { firstLanguage, type LanguageCode } from '#contract/lists/interface-languages.ts';
import type { PreparedEmail } from '#core/collected/emails.ts';
import type { Reader } from '#core/emails/find-reader.ts';
import type { Core } from '#core/ground/core.ts';
import type { Email } from '#core/ground/emails.ts';
import { languagesOf } from '#core/languages/languages-of.ts';
import { mailTextsIn } from '#outside/mail/texts/languages.ts';
import type { Speech } from '#outside/mail/write-email.ts';
import { inLanguage } from '../web/page-at.ts';

/** The language in which an email leaves now, and where its links lead. */
export async function speechOf(
  core: Pick<Core, 'languages'>,
  posted: Email,
  email: PreparedEmail,
  reader: Pick<Reader, 'language'> | null,
): Promise<Speech> {
  const offered = languagesOf(core);
  const chosen = 'language' in email ? email.language : null;
  // Of the page on which a person without an account wrote to us.
  const ofGuest = 'pageLanguage' in email ? email.pageLanguage : null;
  const ofPage = posted.language;
  // The page of a code is open in front of its reader. An account has a language of its own, whatever another member chose.
  const wishes =
    'codeId' in posted ? [ofPage, reader?.language] : [reader?.language, chosen, ofGuest, ofPage];
  const [code = firstLanguage] = wishes.flatMap((wish) => offered.filter((one) => one === wish));
  const isGuess = !reader && 'language' in email;
  const others = isGuess ? offered.filter((one) => one !== code) : [];
  return {
    texts: await mailTextsIn(code),
    addressIn: (of, address) => inLanguage(of as LanguageCode, address),
    others: await Promise.all(others.map(mailTextsIn)),
  };
}
