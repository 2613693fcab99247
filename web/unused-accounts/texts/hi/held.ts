import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const unusedAccountHeld = {
  unused_accounts: {
    group: 'account',
    policy: 'Your account',
    name: 'इस्तेमाल न हुए अकाउंट के बारे में सूचनाएँ',
    holds: 'यह बात कि अकाउंट तीन साल तक इस्तेमाल नहीं हुआ, हमारी भेजी सूचनाएँ, और हम उसे कब मिटाते हैं।',
    why: 'अकाउंट मिटाने से पहले सदस्य को बताने के लिए।',
    kept: 'जब तक सदस्य साइन इन न करें, या अकाउंट ख़त्म न हो।',
  },
} satisfies ModuleHeld;
