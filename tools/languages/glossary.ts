import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compared, Term } from './compare-texts.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Words that stay in Latin letters in every language: names, and signs of formats. */
const latin = new Set(
  readFileSync(path.join(import.meta.dirname, 'latin-words.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

/** The columns of `docs/glossary.md`, by the name of the language in its head row. */
const [head = [], , ...rows] = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const englishNames = new Intl.DisplayNames('en', { type: 'language' });

/** Nouns that have one translation, whatever the sentence: of the others a verb or an idiom may stand in their place. */
const alwaysUsed =
  /^(?:project|agreement|milestone|guardian|receipt|complaint|certificate|co-founder|investor|district)$/;

/** After the name of a person, without a word that makes the form neutral. */
const names = String.raw`\{(?:name|person|member|applicant|mentor|mentee|guardian|contributor|owner|by|who)\}`;
const gendered: Readonly<Record<string, RegExp>> = {
  hi: new RegExp(
    String.raw`${names} (?!ने|का|की|के|को|से|में|पर|द्वारा|और)[^।]*?(?<![\p{L}\p{M}])(?:[\p{L}\p{M}]+(?:ता|ती)|गया|गई|आया|आई|चुका|चुकी|रहा|रही) (?:है|था|थी)(?![\p{L}\p{M}])`,
    'u',
  ),
  mr: new RegExp(
    String.raw`${names} (?!यां|आणि|ह्यां)[^.]*?(?<![\p{L}\p{M}])(?:आला|आली|गेला|गेली|करतो|करते|देतो|देते|राहिला|राहिली|म्हणाला|म्हणाली)(?![\p{L}\p{M}])`,
    'u',
  ),
};

/** A language as its texts are compared: by its full stop in the list, and its column of the glossary. */
export function comparedOf({ code, fullStop }: { code: string; fullStop: string }): Compared {
  const column = head.indexOf(englishNames.of(code) ?? code);
  const terms: Term[] = rows.flatMap((row) => {
    const [english = '', own = ''] = [row[1], row[column]];
    return column > 0 && alwaysUsed.test(english) && own ? [{ english, own }] : [];
  });
  const unused = rows
    .flatMap((row) => (row[head.indexOf('Not used')] ?? '').split(','))
    .map((word) => word.trim())
    .filter((word) => word && !rows.some((row) => row[column] === word));
  return { fullStop, unused, terms, latin, gendered: gendered[code] ?? null };
}
