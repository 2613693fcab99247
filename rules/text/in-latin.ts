import { latinDigits } from './digits.ts';

const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ru',
  ए: 'e',
  ऐ: 'ai',
  ऍ: 'a',
  ॲ: 'a',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ru',
  'ॅ': 'a',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

/** One consonant, or several that are joined, with their vowel: null where no sign says it. */
type Syllable = { consonants: string; joined: boolean; vowel: string | null; nasal: string };

const syllables = /((?:[क-ह]\u093c?्)*)([क-ह]\u093c?)(्(?![क-ह]))?([ा-ौ]?)([ँंः]?)|([अ-औॲ]ॅ?)([ँंः]?)/gu;

/** The text with its words of Devanagari in Latin letters, as they are spoken: शेतकरी becomes shetkari. */
export function inLatin(text: string): string {
  return latinDigits(text.normalize('NFC').replace(/[\u200c\u200d]/g, '')).replace(
    /[\u0900-\u0963\u0971-\u097f]+/gu,
    (word) => spoken(syllablesOf(word)),
  );
}

function syllablesOf(word: string): Syllable[] {
  // NFD writes a letter with its nukta as two signs.
  return [...word.normalize('NFD').matchAll(syllables)].map(
    ([all, joined = '', last = '', halted, sign = '', nasal, alone, aloneNasal], at, found) => {
      const next = found[at + 1]?.[0] ?? '';
      return {
        consonants: latinOf(joined + last),
        joined: joined !== '' || all === '',
        vowel: alone ? (vowels[alone[0] ?? ''] ?? 'a') : halted ? '' : (vowels[sign] ?? null),
        nasal: nasalOf(nasal || aloneNasal || '', next),
      };
    },
  );
}

function latinOf(letters: string): string {
  return letters
    .replace('क्ष', 'ksh')
    .replace('ज्ञ', 'dny')
    .replaceAll('ज\u093c', 'z')
    .replaceAll('फ\u093c', 'f')
    .replace(/[क-ह]/g, (letter) => consonants[letter] ?? '')
    .replace(/[\u093c्]/g, '');
}

function nasalOf(sign: string, next: string): string {
  if (sign === '') return '';
  if (sign === 'ः') return 'h';
  return /^[पफबभम]/.test(next) ? 'm' : 'n';
}

/** Hindi and Marathi leave the unwritten "a" out at the end of a word and between two other vowels. */
function spoken(parts: readonly Syllable[]): string {
  let [written, isBeforeVoiced] = ['', false];
  for (const [at, { consonants: letters, joined, vowel, nasal }] of parts.entries()) {
    const next = parts[at + 1];
    const isLast = !next;
    const isBetween =
      isBeforeVoiced && next && !next.joined && next.consonants !== '' && speaks(parts, at + 1);
    const isSilent = vowel === null && nasal === '' && !joined && at > 0 && (isLast || isBetween);
    written += letters + (vowel ?? (isSilent ? '' : 'a')) + nasal;
    isBeforeVoiced = !isSilent && vowel !== '';
  }
  return written;
}

/** Whether this syllable keeps its vowel: the last one loses one that is not written. */
function speaks(parts: readonly Syllable[], at: number): boolean {
  const vowel = parts[at]?.vowel;
  return vowel === null ? at < parts.length - 1 : vowel !== '';
}
