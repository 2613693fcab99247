import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const codeHeld = {
  codes: {
    group: 'security',
    policy: 'Security records',
    name: 'ईमेल से भेजे कोड',
    holds: 'कोड जो हमने ईमेल से भेजे: किस काम के लिए, किस पते पर, कब तक, और किसने माँगा, हैश के रूप में; अंक कभी नहीं।',
    why: 'यह जाँचने के लिए कि व्यक्ति मेलबॉक्स पढ़ सकते हैं।',
    kept: 'कोड का समय पूरा होने के ज़्यादा से ज़्यादा एक घंटे बाद तक।',
  },
  tokens: {
    group: 'security',
    policy: 'Security records',
    name: 'ईमेल से भेजे लिंक',
    holds: 'लिंक जो हमने ईमेल से भेजे: किस प्रकार का, किस पते पर, कब तक। लिंक का गुप्त हिस्सा हम नहीं रखते।',
    why: 'यह जाँचने के लिए कि व्यक्ति मेलबॉक्स पढ़ सकते हैं।',
    kept: 'ज़्यादा से ज़्यादा एक घंटा।',
  },
} satisfies ModuleHeld;
