import type { TextName } from '#contract/consents/text-versions.ts';
import { versionOn } from '#contract/consents/text-versions.ts';
import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { differencesOf } from './differences.ts';
import { findDay, isReadable, textsOf } from './texts-of.ts';
import { languagesOfText, type WordsIn, wordsIn } from './words-in.ts';

type Asked = { text: TextName; version: string; language?: string | undefined; hash?: string };

/**
 * A version of a text with what it changes; the one in force where none is named. In a language whose translation readers are
 * shown it has those words, or with a hash those that they once were shown; else the English ones.
 * @throws Refusal `legal_text_unknown`, also for a version that is not announced yet, and for a hash of no such words
 */
export async function getLegalText(
  core: Core,
  { text: name, version: wanted, language, hash = '' }: Asked,
): Promise<LegalTextBody> {
  const texts = textsOf(core);
  const day = await findDay(core.db);
  const readable = texts.versions[name].filter((one, at) => at === 0 || isReadable(one, day));
  const current = versionOn(readable, day);
  const found = wanted === '' ? current : readable.find(({ version }) => version === wanted);
  if (!found) throw new Refusal('legal_text_unknown');
  const before = readable[readable.indexOf(found) - 1];
  const [read, readBefore, languages] = await Promise.all([
    wordsIn(core, { text: name, version: found.version, language, hash }),
    before ? wordsIn(core, { text: name, version: before.version, language }) : null,
    languagesOfText(core, name, found.version),
  ]);
  const own = read.hash || found.hash;
  if (hash !== '' && hash !== own) throw new Refusal('legal_text_unknown');
  const { text, changes = [] } = read.words;
  return {
    name,
    version: found.version,
    language: read.locale,
    languages,
    hash: own,
    state: found === current ? 'in_force' : found.inForce > day ? 'coming' : 'former',
    inForce: found.inForce,
    soonerBy: found.soonerBy ?? '',
    words: structuredClone(text) as LegalTextBody['words'],
    changes: [...changes],
    differences: differencesBetween(readBefore, read),
    before: before?.version ?? '',
    versions: readable.map(({ version, inForce }) => ({ version, inForce })).reverse(),
  };
}

/** None where the version before has no translation: the words of two languages differ everywhere. */
function differencesBetween(before: WordsIn | null, after: WordsIn): LegalTextBody['differences'] {
  if (!before || before.locale !== after.locale) return [];
  return differencesOf(before.words.text, after.words.text);
}
