import type { TextName, TextVersions } from '#contract/consents/text-versions.ts';
import type { VersionWords } from '#contract/legal-texts/shapes.ts';

/** The versions of the terms, the privacy policy and the notice, and their words. */
export type LegalTexts = {
  versions: TextVersions;
  /** In English. */
  words(text: TextName, version: string): VersionWords | undefined;
  /** As the files of a language have them today, drafts too. Readers get those that `legal_translations` keeps. */
  translation(text: TextName, version: string, language: string): Promise<VersionWords | undefined>;
};
