import { readFileSync } from 'node:fs';
import path from 'node:path';
import { interfaceLanguages } from '#contract/lists/interface-languages.ts';
import { languages } from '#rules/lists/languages.ts';
import { wordsOfMembers } from '#tests/collected.ts';
import { site } from '#web/ground/texts/en/site.ts';

const list = path.resolve(import.meta.dirname, '../../tools/languages/latin-words.txt');
const signs = new Set(readFileSync(list, 'utf8').split('\n'));

/** Addresses, the values that they take, and the signs of numbers, files, days and hashes. */
const made =
  /<\/?[a-z]+>|\ba–z\b|https?:\S+|\S+@\S+|(?<![\w\p{L}])[/@][\w/#?=&.:-]+|\b\w+=\w+|[\w-]+(?:\.[\w-]+)+|\b[BCOR]-[2-9A-HJ-NP-Z]{8}\b|\b[2-9A-HJ-NP-Z]{10}\b|\b[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}\b|\b(?:of-|h)?[0-9a-f]{12,64}\b|\bperson-\d+\b|\bGMT[+-][\d:]+/gu;

/** Languages also have their own names. */
const names = [
  ...languages.map(({ ownName }) => ownName),
  ...interfaceLanguages.map(({ name }) => name),
  site.name,
];

/**
 * Finds the words in Latin letters that no language but English has: all but names and signs (`tools/languages/latin-words.txt`), and
 * the `others` on the pages of a test, which its members wrote.
 */
export function findsLatin(others: readonly string[]): (text: string) => string[] {
  const known = [...new Set([...wordsOfMembers, ...names, ...others].map((text) => text.trim()))]
    .filter((text) => /[A-Za-z]{2}/.test(text))
    .sort((one, other) => other.length - one.length)
    // Whole words alone, and no part of an address.
    .map((text) => new RegExp(`(?<![\\w@.-])${RegExp.escape(text)}(?![\\w@-])`, 'g'));
  return (text) => {
    if (!/[A-Za-z]/.test(text)) return [];
    const left = known.reduce((rest, phrase) => rest.replace(phrase, ' '), text).replace(made, ' ');
    // A single small letter is a word as well, as in “5 h”.
    const words = left.match(/[A-Za-z][A-Za-z0-9'’-]*[A-Za-z0-9]|(?<![\w.])[a-z](?![\w.])/g) ?? [];
    return words.filter((word) => /^[a-z]$|[A-Za-z].*[A-Za-z]/.test(word) && !signs.has(word));
  };
}
