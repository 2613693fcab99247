import { type ClauseLanguage, clauseLanguageOf } from '../languages.ts';
import { english } from './en.ts';
import { hindi } from './hi.ts';
import { marathi } from './mr.ts';

/** The same sentences with the same values, in whatever language. */
type Worded<Said> = Said extends string
  ? string
  : Said extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Said]: Worded<Said[Key]> };

export type SecondSentences = Worded<typeof english>;

/** The second clauses in each language that has them. */
const sentences: Record<ClauseLanguage, SecondSentences> = { en: english, hi: hindi, mr: marathi };

export function sentencesIn(language: string): SecondSentences {
  return sentences[clauseLanguageOf(language)];
}
