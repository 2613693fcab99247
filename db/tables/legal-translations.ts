import type { Generated } from 'kysely';
import type { Made } from '../column-types.ts';

// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type LegalTranslationText = 'terms' | 'privacy' | 'notice';

export type LegalTranslationsTable = {
  text: LegalTranslationText;
  version: string;
  language: string;
  locale: string;
  hash: string;
  words: string;
  read_on: string | null;
  valid_from: Date | null;
  is_shown: Generated<boolean>;
  since: Made;
};
