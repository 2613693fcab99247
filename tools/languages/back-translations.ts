import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/**
 * The sentences of a language in English again, written by readers who have seen the translation alone, by the hash of the translation.
 * A translation that changes has none until it is read again.
 */
export type BackTranslations = ReadonlyMap<string, string>;

export const fileOfBackTranslations = (code: string) => `docs/wording/${code}-back.csv`;

export const hashOfTranslation = (translation: string) =>
  createHash('sha256').update(translation).digest('hex').slice(0, 12);

export function readBackTranslations(file: string): BackTranslations {
  if (!existsSync(file)) return new Map();
  const rows: { hash: string; back: string }[] = parse(readFileSync(file, 'utf8'), { columns: true });
  return new Map(rows.map(({ hash, back }) => [hash, back]));
}

export function writeBackTranslations(backs: BackTranslations): string {
  const rows = [...backs].map(([hash, back]) => ({ hash, back }));
  rows.sort((one, other) => (one.hash < other.hash ? -1 : 1));
  return stringify(rows, { header: true, columns: ['hash', 'back'] });
}

/** Takes those of a returned sheet, and drops those of translations that are gone. */
export function takeBackTranslations(
  before: BackTranslations,
  returned: readonly { translation: string; back?: string }[],
  translations: readonly string[],
): BackTranslations {
  const present = new Set(translations.map(hashOfTranslation));
  const filled = returned.flatMap(({ translation, back }): [string, string][] =>
    back?.trim() ? [[hashOfTranslation(translation), back.trim()]] : [],
  );
  return new Map([...before, ...filled].filter(([hash]) => present.has(hash)));
}

/** A sheet without the English, for a reader who writes back-translations: the sentences that have none, each once. */
export function blindSheet(rows: readonly { translation: string; back: string; state: string }[]): string {
  const isOpen = ({ back, state }: { back: string; state: string }) => !back && state !== 'untouched';
  const open = new Set(rows.filter(isOpen).map(({ translation }) => translation));
  return stringify(
    [...open].map((translation) => ({ translation, back: '' })),
    { header: true, bom: true, columns: ['translation', 'back'] },
  );
}
