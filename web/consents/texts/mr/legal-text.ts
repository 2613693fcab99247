import type { Translated } from '#rules/text/translated.ts';
import type { legalTexts as english } from '../en/legal-text.ts';

export type {
  LegalEntries,
  LegalEntry,
  LegalLinks,
  LegalNames,
  LegalSection,
  LegalText,
} from '../en/legal-text.ts';

export const legalTexts = {
  since: (day) => `${day} पासून लागू`,
  contents: 'विभाग',
} satisfies Translated<typeof english>;
