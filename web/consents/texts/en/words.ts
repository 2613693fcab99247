import type { consentKinds } from '#contract/consents/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { consentHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const consentWords = {
  consents: {
    terms: { name: 'Terms of Service', about: 'The agreement between you and us.' },
    privacy: { name: 'Privacy Policy', about: 'We use your data as this text says.' },
    marketing: { name: 'News', about: 'We email you about programmes and events.' },
  },
  refusals: {
    consent_unknown: 'There is no such consent.',
    consent_not_here: 'You cannot withdraw this consent here. The page of your consents says how.',
    receipt_unknown: 'There is no such receipt here.',
  },
  held: consentHeld,
} satisfies ModuleWords<typeof consentKinds>;
