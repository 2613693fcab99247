import type { consentKinds } from '#contract/consents/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { consentHeld } from './held.ts';

export const consentWords = {
  consents: {
    terms: { name: 'सेवा की शर्तें', about: 'आपके और हमारे बीच का अनुबंध।' },
    privacy: { name: 'गोपनीयता नीति', about: 'हम आपका डेटा वैसे इस्तेमाल करते हैं जैसा यह टेक्स्ट बताता है।' },
    marketing: { name: 'समाचार', about: 'हम आपको कार्यक्रमों और इवेंट के बारे में ईमेल करते हैं।' },
  },
  refusals: {
    consent_unknown: 'ऐसी कोई सहमति नहीं है।',
    consent_not_here: 'आप यह सहमति यहाँ वापस नहीं ले सकते। आपकी सहमतियों का पेज बताता है कि कैसे लें।',
    receipt_unknown: 'यहाँ ऐसी कोई रसीद नहीं है।',
  },
  held: consentHeld,
} satisfies ModuleWords<typeof consentKinds>;
