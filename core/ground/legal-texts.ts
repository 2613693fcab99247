import type { TextName, TextVersions } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';

/** The versions of the terms, the privacy policy and the notice, and their words. */
export type LegalTexts = {
  versions: TextVersions;
  words(text: TextName, version: string): VersionWords | undefined;
};
