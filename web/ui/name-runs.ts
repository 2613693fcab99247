import { isDevanagari } from '#web/ground/texts/en/letters.ts';

/** Scripts, and the language by whose rules a name in each is spoken. */
const scripts: [RegExp, string][] = [
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Latin}/u, 'en'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Arabic}/u, 'ur'],
];

/** The language of a text by its script on a page of these letters; nothing where the text has letters of the page's own, or none at all. */
export function langBy(isPageDevanagari: boolean, text: string): string | undefined {
  const own = isPageDevanagari ? /\p{Script=Devanagari}/u : /\p{Script=Latin}/u;
  return own.test(text) ? undefined : scripts.find(([script]) => script.test(text))?.[1];
}

export const langOf = (text: string) => langBy(isDevanagari, text);

export type NameRun = { start: number; text: string; lang: string | undefined };

/** As most are: of Latin letters, in words too short to be broken. Lists show many of them. */
const plainName = /^[!-~]{1,11}(?: [!-~]{1,11})*$/;

/** The name in pieces of one language each. Without one: that of the page. */
export function nameRuns(name: string): NameRun[] {
  if (plainName.test(name)) return [{ start: 0, text: name, lang: langOf(name) }];
  const runs: NameRun[] = [];
  for (const { 0: word, index: start } of name.matchAll(/\s*\S+\s*$|\s*\S+/g)) {
    const lang = langOf(word);
    const last = runs.at(-1);
    const text = withHyphens(word);
    if (last && last.lang === lang) last.text += text;
    else runs.push({ start, text, lang });
  }
  return runs;
}

/** Letters of a word up to which it is left whole, and of each of its parts at least. */
const [whole, least] = [12, 3];
const softHyphen = '\u00ad';
const vowel = /^[aeiou]/i;
/** Stands between the consonants of one syllable in the scripts of India. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]$/;

/**
 * A long word with a soft hyphen between its syllables. Browsers do that by themselves only where they have the rules of
 * the language at hand, and an address must not get any.
 */
function withHyphens(word: string): string {
  // A letter, with all marks that belong to it.
  const letters = word.match(/\s+|\P{M}\p{M}*\u200d?/gu) ?? [];
  const isName = /^\s*[\p{L}\p{M}\p{Join_Control}'’.-]+\s*$/u.test(word) && !/\p{Script=Arabic}/u.test(word);
  if (!isName || letters.length <= whole) return word;
  let since = 0;
  return letters
    .map((letter, position) => {
      since += 1;
      const isFree = since > least && letters.length - position >= least && /^\p{L}/u.test(letter);
      if (!isFree || !beginsSyllable(letters, position)) return letter;
      since = 1;
      return softHyphen + letter;
    })
    .join('');
}

function beginsSyllable(letters: readonly string[], position: number): boolean {
  const [before = '', letter = '', after = ''] = letters.slice(position - 1, position + 2);
  if (!/^\p{L}/u.test(before)) return false;
  if (/^\p{Lo}/u.test(letter)) return !virama.test(before);
  const isAspirate = /^h/i.test(letter) && /^[bcdgjkpst]/i.test(before);
  const isPair =
    /^[bcdgjkpst]/i.test(letter) && /^h/i.test(after) && vowel.test(plain(letters[position + 2]));
  return !isAspirate && !vowel.test(plain(letter)) && (isPair || vowel.test(plain(after)));
}

/** Without its marks. */
const plain = (letter = '') => letter.normalize('NFD');
