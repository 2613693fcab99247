import { rowsOf, valuesOf } from '../table.ts';
import { business } from './business.ts';
import { data } from './data.ts';
import { design } from './design.ts';
import { engineering } from './engineering.ts';
import { nature } from './nature.ts';
import { research } from './research.ts';
import { software } from './software.ts';
import { words } from './words.ts';

export type Skill = {
  /** The stored value. */
  name: string;
  group: string;
  /** In Hindi or Marathi, where these have a word of their own. */
  devanagari: string | null;
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

/** The maintained list. Members extend it by proposals, which are kept in the database. */
export const skills: readonly Skill[] = Object.entries(groups).flatMap(([group, table]) =>
  rowsOf(table).map(([name = '', devanagari = '', synonyms]) => ({
    name,
    group,
    devanagari: devanagari || null,
    synonyms: valuesOf(synonyms),
  })),
);

export const skillGroups: readonly string[] = Object.keys(groups);
