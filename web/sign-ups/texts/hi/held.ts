import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const signUpHeld = {
  email_proofs: {
    group: 'account',
    policy: 'Your account',
    name: 'अकाउंट के लिए पता',
    holds: 'ईमेल पता जो अभी किसी अकाउंट का नहीं है, और वह साबित हुआ है या नहीं।',
    why: 'ताकि किसी पते से सिर्फ़ वही व्यक्ति जुड़ सके जो उसका मेलबॉक्स पढ़ता है।',
    kept: 'एक दिन।',
  },
} satisfies ModuleHeld;
