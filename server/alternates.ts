import { firstLanguage, interfaceLanguages, type LanguageCode } from '#contract/lists/interface-languages.ts';
import { inLanguage, pageAt, speaksByAddress } from '../web/page-at.ts';

const canonical = /<link rel="canonical" href="([^"]*)"/;

/**
 * Names the other languages of a page in its head, as search engines ask of each of them: all name all, and English stands for
 * readers of any other language. A page that is not indexed names none.
 */
export function withAlternates(
  html: string,
  { pathname }: URL,
  { origin, offered }: { origin: string; offered: readonly LanguageCode[] },
): string {
  const page = pageAt(pathname)?.page;
  const [, address = ''] = canonical.exec(html) ?? [];
  if (!page || !speaksByAddress(page) || !address.startsWith(origin) || html.includes('content="noindex"'))
    return html;
  const own = address.slice(origin.length) || '/';
  const link = (named: string, code: LanguageCode) =>
    `<link rel="alternate" hreflang="${named}" href="${origin}${inLanguage(code, own)}"/>`;
  const links = interfaceLanguages
    .filter(({ code }) => offered.includes(code))
    .map(({ code, locale }) => link(locale, code));
  return html.replace('</head>', () => `${links.join('')}${link('x-default', firstLanguage)}</head>`);
}

/** The page with the addresses of its language for pictures for sharing and for the file of home screens: no script carries them. */
export function withOwnFiles(html: string, code: LanguageCode, origin: string): string {
  if (code === firstLanguage) return html;
  return html
    .replaceAll(`"${origin}/share/`, `"${origin}/share/${code}/`)
    .replace('href="/manifest.webmanifest"', `href="/${code}/manifest.webmanifest"`);
}
