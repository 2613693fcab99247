import { textVersions } from '#contract/consents/text-versions.ts';
import type { LegalTexts } from '#core/ground/legal-texts.ts';
import { translationOf } from '#web/legal-texts/translation-of.ts';
import { wordsOf } from '#web/legal-texts/versions.ts';

/** The texts that this site declares. */
export const siteTexts: LegalTexts = { versions: textVersions, words: wordsOf, translation: translationOf };
