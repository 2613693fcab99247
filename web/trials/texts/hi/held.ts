import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Agreements and ledgers' } as const;

export const trialHeld = {
  trial_pairs: {
    ...shared,
    name: 'ट्रायल',
    holds: 'किसके साथ, कब, और हर एक आगे कैसे चलना चाहते हैं।',
    why: 'शामिल लोगों को दिखाने के लिए।',
    kept: `आख़िरी ट्रायल के ${limits.keptMonths} महीने बाद तक।`,
  },
  trial_question_sets: {
    ...shared,
    name: 'ट्रायल से पहले के जवाब',
    holds: 'आठ सवालों के जवाब।',
    why: 'शामिल लोगों को दिखाने के लिए।',
    kept: `बंद होने के ${limits.setsKeptDays} दिन बाद तक, ज़्यादा से ज़्यादा ${limits.setsKeptMonths} महीने।`,
  },
} satisfies ModuleHeld;
