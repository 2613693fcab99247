import { isCodeAt, mayStayEnglish, type Said, said } from './said.ts';
import { untouchedSign } from './untouched.ts';

/** One finding: where it stands (`agreementTexts.states.draft`), and the reason. */
export type Finding = { at: string; why: string };

/** A term of the glossary in one language. */
export type Term = { english: string; own: string };

/** A language as its texts are compared. */
export type Compared = {
  /** The sign that ends a sentence. */
  fullStop: string;
  /** Words that look right and are not used (`docs/glossary.md`). */
  unused: readonly string[];
  /** Nouns that stand where the English sentence has theirs. */
  terms: readonly Term[];
  /** Words that stay in Latin letters. */
  latin: ReadonlySet<string>;
  /** Forms of a verb that tell the gender of the person whose name stands before them. */
  gendered: RegExp | null;
};

/** The most characters of a button, as readers count them. */
export const mostOfButton = 24;

/** The text at one key, in both languages; null where one of them lacks it. */
export type Pair = { at: string; one: Said | null; two: Said | null; kind: 'text' | 'code' };

/**
 * Compares the texts of one file with their translation. `isButton` says which of them are buttons.
 */
export function compareTexts(
  english: object,
  other: object,
  language: Compared,
  isButton: (at: string) => boolean = () => false,
): Finding[] {
  const pairs = pairsOf(english, other).filter(({ at }) => !mayStayEnglish(at));
  return pairs.flatMap(({ at, one, two, kind }) =>
    [...findingsIn(one, two, { ...language, kind, isButton: isButton(at) })].map((why) => ({ at, why })),
  );
}

/** Every text of one file next to its translation. */
export function pairsOf(english: object, other: object): Pair[] {
  const found: Pair[] = [];
  walk(english, other, '', found);
  return found;
}

const isSaid = (value: unknown) => typeof value === 'string' || typeof value === 'function';

function walk(one: unknown, two: unknown, at: string, found: Pair[]): void {
  if (isSaid(one) || isSaid(two)) {
    const isAlike = typeof one === typeof two;
    found.push({
      at,
      one: isSaid(one) ? said(one) : null,
      two: isAlike || !isSaid(one) ? said(two) : null,
      kind: isCodeAt(at, one) ? 'code' : 'text',
    });
    return;
  }
  const entriesOf = (value: unknown): Record<string, unknown> =>
    value !== null && typeof value === 'object' ? (value as Record<string, unknown>) : {};
  const [ofOne, ofTwo] = [entriesOf(one), entriesOf(two)];
  for (const key of new Set([...Object.keys(ofOne), ...Object.keys(ofTwo)]))
    walk(ofOne[key], ofTwo[key], at ? `${at}.${key}` : key, found);
}

type Way = Compared & { kind: Pair['kind']; isButton: boolean };

function* findingsIn(one: Said | null, two: Said | null, way: Way): Generator<string> {
  if (!one) yield 'is not in the English texts';
  else if (!two) yield 'is missing, or is of another kind';
  if (!one || !two) return;
  if (way.kind === 'code') {
    if (one.parts.join() !== two.parts.join()) yield 'is a key, and has another value';
    return;
  }
  for (const value of one.used) if (!two.used.has(value)) yield `does not say the value “${value}”`;
  yield* untouchedOrLatin(one, two, way.latin);
  yield* wordingOf(one, two, way);
}

function* untouchedOrLatin(one: Said, two: Said, latin: ReadonlySet<string>): Generator<string> {
  const text = two.parts.join('\n');
  if (text.trim() === '' && two.used.size === 0 && one.parts.join('').trim() !== '') yield 'is empty';
  if (text.includes(untouchedSign)) return yield 'is untouched';
  const strange = latinIn(text).filter((word) => !latin.has(word));
  if (strange.length === 0) return;
  yield one.parts.join('\n') === text ? 'is untouched' : `has Latin letters: ${strange.join(', ')}`;
}

function* wordingOf(one: Said, two: Said, way: Way): Generator<string> {
  const text = two.parts.join('\n');
  for (const word of way.unused) if (isIn(text, word)) yield `uses “${word}” (docs/glossary.md)`;
  // A label may say it shorter, and what stands for a missing value may be left out.
  const sentences = one.used.size > 0 ? [] : one.parts.filter((part) => /[.!?]$/.test(part));
  for (const { english, own } of way.terms)
    if (sentences.some((part) => isIn(part.toLowerCase(), `${english}s?`)) && !text.includes(stemOf(own)))
      yield `does not use “${own}” for “${english}” (docs/glossary.md)`;
  const stops = ['.', '।', '۔'].filter((sign) => sign !== way.fullStop);
  for (const part of two.parts)
    for (const sign of stops)
      if (
        new RegExp(`[\\p{L}\\p{M}][)”]*[${sign}]$`, 'u').test(part.trim()) &&
        /[^\p{Script=Latin}\P{L}]/u.test(part)
      )
        yield `ends a sentence with “${sign}”`;
  if (way.gendered && two.parts.some((part) => way.gendered?.test(part)))
    yield 'has a gendered form after a name';
  if (way.isButton && one.used.size === 0)
    for (const part of two.parts)
      if (lengthOf(part) > mostOfButton) yield `is a button of ${lengthOf(part)} characters`;
  if (text !== text.normalize('NFC')) yield 'is not in NFC';
}

function isIn(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(text);
}

/** The part of a noun that all its forms have. */
function stemOf(word: string): string {
  return word.replace(/[\p{M}\u093e-\u094c]+$/u, '');
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' });
const lengthOf = (text: string) => [...graphemes.segment(text)].length;

/** The words in Latin letters. Addresses and names of values are none. */
function latinIn(text: string): string[] {
  const plain = text.replace(
    /\{\w*\}|<[^>]*>|\b\w+=\w+|T\d\d:?\d*|https?:\S+|\S+@\S+|(?<![\w\p{L}])\/[\w/#?=&.:-]+|[\w-]+(?:\.[\w-]+)+|\.[a-z]{2,5}\b/gu,
    ' ',
  );
  return plain.match(/[A-Za-z][A-Za-z0-9'’-]*[A-Za-z0-9]|[A-Za-z]{2,}/g) ?? [];
}
