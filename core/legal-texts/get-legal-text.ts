import type { TextName } from '#contract/consents/text-versions.ts';
import { versionOn } from '#contract/consents/text-versions.ts';
import type { LegalTextBody } from '#contract/legal-texts/calls.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { differencesOf } from './differences.ts';
import { findDay, isReadable, requireWords, textsOf } from './texts-of.ts';

/**
 * A version of a text with what it changes; the one in force where none is named.
 * @throws Refusal `legal_text_unknown`, also for a version that is not announced yet
 */
export async function getLegalText(
  core: Core,
  { text: name, version: wanted }: { text: TextName; version: string },
): Promise<LegalTextBody> {
  const texts = textsOf(core);
  const day = await findDay(core.db);
  const readable = texts.versions[name].filter((one, at) => at === 0 || isReadable(one, day));
  const current = versionOn(readable, day);
  const found = wanted === '' ? current : readable.find(({ version }) => version === wanted);
  if (!found) throw new Refusal('legal_text_unknown');
  const before = readable[readable.indexOf(found) - 1];
  const { text, changes = [] } = requireWords(texts, name, found.version);
  return {
    name,
    version: found.version,
    hash: found.hash,
    state: found === current ? 'in_force' : found.inForce > day ? 'coming' : 'former',
    inForce: found.inForce,
    soonerBy: found.soonerBy ?? '',
    words: structuredClone(text) as LegalTextBody['words'],
    changes: [...changes],
    differences: before ? differencesOf(requireWords(texts, name, before.version).text, text) : [],
    before: before?.version ?? '',
    versions: readable.map(({ version, inForce }) => ({ version, inForce })).reverse(),
  };
}
