import { latinDigits } from './digits.ts';
import { latinLetters } from './look-alikes.ts';

const digitWords = new Map<string, string>();
for (const [digit, words] of [
  ['0', 'zero शून्य जीरो'],
  ['1', 'one एक ek'],
  ['2', 'two दो दोन'],
  ['3', 'three तीन teen'],
  ['4', 'four चार char'],
  ['5', 'five पांच पाच paanch'],
  ['6', 'six छह छः छे छ सहा chhe'],
  ['7', 'seven सात saat'],
  ['8', 'eight आठ aath'],
  ['9', 'nine नौ नऊ nau'],
] as const)
  for (const word of words.split(' ')) digitWords.set(word, digit);

const word = [...digitWords.keys()].sort((a, b) => b.length - a.length).join('|');
const spelled = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])(?:(?:double |triple )?(?:${word})|\\d)(?:[ ,.-]{1,2}(?:(?:double |triple )?(?:${word})|\\d)){6,}(?![\\p{L}\\p{M}\\d])`,
  'gu',
);
const spaced = /(?<![a-z])[a-z](?:[ ._*-][a-z]){3,}(?![a-z])/g;

/**
 * A text as the patterns read it: lower case and ASCII digits, without tricks that hide words (invisible characters,
 * spaced characters, full-width forms, letters of other scripts, digits in words) and without spelling variants of Hindi.
 */
export function prepareText(text: string): string {
  const plain = latinDigits(text.normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c]/g, '')
    .normalize('NFC');
  return latinLetters(plain)
    .replaceAll('ँ', 'ं')
    .replace(/[‘’]/g, "'")
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<=[a-z] )no\.(?= )/g, 'number')
    .replace(/\b(rs|re|no|dr|mr|ms|e\.g|i\.e|approx)\./g, '$1')
    .replace(spaced, (letters) => letters.replace(/[ ._*-]/g, ''))
    .replace(spelled, digitsOf);
}

function digitsOf(words: string): string {
  return words.split(/[ ,.-]+/).reduce<{ digits: string; times: number }>(
    ({ digits, times }, word) => {
      if (word === 'double' || word === 'triple') return { digits, times: word === 'double' ? 2 : 3 };
      return { digits: digits + (digitWords.get(word) ?? word).repeat(times), times: 1 };
    },
    { digits: '', times: 1 },
  ).digits;
}

const startsInSentence = /^\p{Cf}*[\p{Ll}\p{Lo}]/u;
const endsInSentence = /(?:,|(?:^|\s)(?:for|of|at|is|to|in|against|the|our|के|में))$/iu;

/** The text with a space where a line ends in the middle of a sentence: a break hides no phrase. */
export function joinLines(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .map((line, at) => {
      const before = lines[at - 1];
      if (!before || line === '') return at === 0 ? line : `\n${line}`;
      return (startsInSentence.test(line) || endsInSentence.test(before) ? ' ' : '\n') + line;
    })
    .join('');
}

/** Splits a text into sentences, so that a denial in one does not excuse the next. */
export function sentencesOf(prepared: string): string[] {
  return prepared
    .split(/[!?।\n]+|\.(?=\s|$)/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Parts of a sentence that are denied or meant on their own: "no fee, only a deposit" asks for a deposit. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .split(/,(?=\s)|[;—–()]|\s-\s|\b(?:but|however|except)\b|लेकिन|मगर|परंतु/)
    .flatMap((clause) => {
      const only = /\bonly\b|सिर्फ|केवल|फक्त/.exec(clause);
      const isDeniedBefore = only && isDenied(clause.slice(0, only.index));
      return isDeniedBefore ? [clause.slice(0, only.index), clause.slice(only.index)] : [clause];
    })
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

const denial =
  /\b(?:no|not|never|without|free|zero|nothing|nobody|none|nor|waives?|waived|don't|doesn't|won't|isn't|aren't|nahi|nahin|nahee|nako|naka|mat)\b|नहीं|नाही|निशुल्क|नि:शुल्क|मुफ्त|मोफत|ऐवजी|(?<![\p{L}\p{M}])(?:न|नका|मत|बिना|विना|कोई नहीं|कोणतीही)(?![\p{L}\p{M}])/u;
/** Two denials that make a demand: no work without the fee. */
const demandByDenial =
  /without (?:paying|depositing|sending)|unless you (?:pay|deposit|send)|(?:भरल्या|दिल्या|पाठवल्या)शिवाय|(?:दिए|भरे|भेजे|चुकाए) (?:बिना|बगैर)/;

export function isDenied(clause: string): boolean {
  return denial.test(clause) && !demandByDenial.test(clause);
}
