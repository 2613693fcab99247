import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const unusedAccountHeld = {
  unused_accounts: {
    group: 'account',
    policy: 'Your account',
    name: 'न वापरलेल्या अकाउंटबद्दलच्या सूचना',
    holds: 'अकाउंट तीन वर्षे वापरले गेले नाही ही बाब, आम्ही पाठवलेल्या सूचना, आणि आम्ही ते कधी हटवतो.',
    why: 'अकाउंट हटवण्याआधी सदस्याला सांगण्यासाठी.',
    kept: 'सदस्य साइन इन करेपर्यंत, किंवा अकाउंट संपेपर्यंत.',
  },
} satisfies ModuleHeld;
