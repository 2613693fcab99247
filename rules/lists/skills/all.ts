import { rowsOf, valuesOf } from '../table.ts';
import { business } from './business.ts';
import { data } from './data.ts';
import { design } from './design.ts';
import { engineering } from './engineering.ts';
import { marathiLoans } from './marathi-loans.ts';
import { marathiWords } from './marathi-words.ts';
import { nature } from './nature.ts';
import { research } from './research.ts';
import { software } from './software.ts';
import { words } from './words.ts';

export type Skill = {
  /** The stored value. */
  name: string;
  group: string;
  /** In Hindi, and in Marathi where that writes it alike; null where people write it in Latin letters. */
  devanagari: string | null;
  /** Its own names in Marathi; the first is shown. */
  marathi: readonly string[];
  synonyms: readonly string[];
};

const groups: Record<string, string> = {
  ...software,
  ...data,
  ...engineering,
  ...design,
  ...words,
  ...business,
  ...nature,
  ...research,
};

const marathi = new Map(
  rowsOf(marathiWords + marathiLoans).map(([name = '', written]) => [name, valuesOf(written)]),
);

/** The maintained list. Members extend it by proposals, which are kept in the database. */
export const skills: readonly Skill[] = Object.entries(groups).flatMap(([group, table]) =>
  rowsOf(table).map(([name = '', devanagari = '', synonyms]) => ({
    name,
    group,
    devanagari: devanagari || null,
    marathi: marathi.get(name) ?? [],
    synonyms: valuesOf(synonyms),
  })),
);

export const skillGroups: readonly string[] = Object.keys(groups);
