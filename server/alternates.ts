import { firstLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { inLanguage, pageAt, speaksByAddress } from '../web/page-at.ts';
import type { PageText } from '../web/router/page-text.ts';

const canonical = /<link rel="canonical" href="([^"]*)"/;

/**
 * Names the other languages of a page in its head, as search engines ask of each of them: all name all, and English stands for
 * readers of any other language. A page that is not indexed names none.
 */
export function withAlternates(
  text: PageText,
  { pathname }: URL,
  { origin, offered }: { origin: string; offered: readonly LanguageCode[] },
): PageText {
  const page = pageAt(pathname)?.page;
  const [, address = ''] = canonical.exec(text.head) ?? [];
  if (
    !page ||
    !speaksByAddress(page) ||
    !address.startsWith(origin) ||
    text.head.includes('content="noindex"')
  )
    return text;
  const own = address.slice(origin.length) || '/';
  const link = (named: string, code: LanguageCode) =>
    `<link rel="alternate" hreflang="${named}" href="${origin}${inLanguage(code, own)}"/>`;
  const links = interfaceLanguages
    .filter(({ code }) => offered.includes(code))
    .map(({ code, locale }) => link(locale, code));
  return { ...text, head: text.head + links.join('') + link('x-default', firstLanguage) };
}

/** The page with the addresses of its language for pictures for sharing and for the file of home screens: no script carries them. */
export function withOwnFiles(text: PageText, code: LanguageCode, origin: string): PageText {
  if (code === firstLanguage) return text;
  const head = text.head
    .replaceAll(`"${origin}/share/`, `"${origin}/share/${code}/`)
    .replace('href="/manifest.webmanifest"', `href="/${code}/manifest.webmanifest"`);
  return { ...text, head };
}
