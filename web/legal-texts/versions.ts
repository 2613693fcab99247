import type { TextName, textVersions } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';
import { words as firstNotice } from './texts/en/notice/2026-11-27.ts';
import { words as firstPrivacy } from './texts/en/privacy/2026-11-27.ts';
import { words as firstTerms } from './texts/en/terms/2026-11-27.ts';

/**
 * The words of every declared version. Another version is a new file next to the last one, its declaration in
 * `contract/consents/text-versions.ts` and its line here. The last one never changes again.
 */
export const versionWords = {
  terms: { '2026-11-27': firstTerms },
  privacy: { '2026-11-27': firstPrivacy },
  notice: { '2026-11-27': firstNotice },
} satisfies {
  [Name in TextName]: Record<(typeof textVersions)[Name][number]['version'], VersionWords>;
};

export function wordsOf(text: TextName, version: string): VersionWords | undefined {
  const versions: Partial<Record<string, VersionWords>> = versionWords[text];
  return versions[version];
}

/** The words of the version that was declared last. */
export function latestWords(text: TextName): VersionWords['text'] {
  const words = Object.values(versionWords[text]).at(-1);
  if (!words) throw new Error('A text has at least one version.');
  return words.text;
}
