import { localeCode } from './locale-code.ts';

/** The languages of the scripts of India by their blocks in Unicode, from U+0900. Devanagari is that of several languages. */
const byBlock = ',bn,pa,gu,or,ta,te,kn,ml'.split(',');

/**
 * The language of a member's text where it is another one than the page's: the declared one, unless that is English and most
 * letters are not Latin, or else that of the script. Empty for the page's own, and for Devanagari of an unknown language, which
 * a page in Devanagari reads as its own.
 */
export function foreignLanguage(text: string, page: string, declared = ''): string {
  const letters = text.match(/[a-z\u0600-\u06ff\u0900-\u0d7f]/gi) ?? [];
  const others = letters.filter((letter) => letter > 'z');
  let language = declared;
  if (declared === '' || declared === 'en') {
    const block = ((others[0] ?? '').charCodeAt(0) - 0x900) >> 7;
    language = others.length * 2 > letters.length ? (byBlock[block] ?? 'ur') : 'en';
  }
  return !letters[0] || localeCode(page) === language ? '' : language;
}
