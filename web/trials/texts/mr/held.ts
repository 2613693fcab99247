import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Agreements and ledgers' } as const;

export const trialHeld = {
  trial_pairs: {
    ...shared,
    name: 'चाचण्या',
    holds: 'कोणासोबत, कधी, आणि प्रत्येकाला पुढे कसे जायचे आहे.',
    why: 'सहभागी असलेल्यांना दाखवण्यासाठी.',
    kept: `शेवटच्या चाचणीनंतर ${limits.keptMonths} महिने.`,
  },
  trial_question_sets: {
    ...shared,
    name: 'चाचणीआधीची उत्तरे',
    holds: 'आठ प्रश्नांची उत्तरे.',
    why: 'सहभागी असलेल्यांना दाखवण्यासाठी.',
    kept: `बंद झाल्यानंतर ${limits.setsKeptDays} दिवस, जास्तीत जास्त ${limits.setsKeptMonths} महिने.`,
  },
} satisfies ModuleHeld;
