import { sql } from 'kysely';
import type { TextName, TextVersion } from '#contract/consents/text-versions.ts';
import { textNames } from '#contract/consents/text-versions.ts';
import type { PurposeWords, VersionWords } from '#contract/legal-texts/shapes.ts';
import type { Db } from '#db/connect.ts';
import type { Core } from '../ground/core.ts';
import type { LegalTexts } from '../ground/legal-texts.ts';

/** The texts of the site. Only a server that shows pages or writes emails has them. */
export function textsOf({ legalTexts }: Pick<Core, 'legalTexts'>): LegalTexts {
  if (!legalTexts) throw new Error('This core has no texts.');
  return legalTexts;
}

/** The day in India, by the database's time. */
export async function findDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}

/** Whether anybody may read the version on a day: the first one, and each from its announcement on. */
export const isReadable = ({ announced, inForce }: TextVersion, day: string) => (announced ?? inForce) <= day;

export type Asked = {
  purpose: string;
  name: TextName;
  version: string;
  words: PurposeWords;
};

/** Every purpose for which a version asks that is announced by a day. */
export function askedBy(texts: LegalTexts, day: string): Asked[] {
  return textNames.flatMap((name) =>
    texts.versions[name]
      .filter((one) => isReadable(one, day))
      .flatMap(({ version, asks = [] }) =>
        asks.map((purpose) => ({ purpose, name, version, words: wordsOf(texts, name, version, purpose) })),
      ),
  );
}

function wordsOf(texts: LegalTexts, name: TextName, version: string, purpose: string): PurposeWords {
  const words = requireWords(texts, name, version).asks?.[purpose];
  if (!words) throw new Error(`The ${name} of ${version} has no words for ${purpose}.`);
  return words;
}

export function requireWords(texts: LegalTexts, name: TextName, version: string): VersionWords {
  const words = texts.words(name, version);
  if (!words) throw new Error(`There are no words of the ${name} of ${version}.`);
  return words;
}

/** Most of the time no version is announced and none asks: then nothing has to be looked up. */
export const hasNews = ({ legalTexts }: Pick<Core, 'legalTexts'>) =>
  legalTexts !== undefined &&
  textNames.some((name) => legalTexts.versions[name].some(({ announced }) => announced !== undefined));
