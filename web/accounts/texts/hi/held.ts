import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const accountHeld = {
  accounts: {
    group: 'account',
    policy: 'Your account',
    name: 'आपका अकाउंट',
    holds: 'नाम, ईमेल पता और वह साबित हुआ है या नहीं, पासवर्ड का हैश, पसंद।',
    why: 'यह जानने के लिए कि कौन साइन इन करता है, और सदस्य को ईमेल भेजने के लिए।',
    kept: 'जब तक अकाउंट है। जो अकाउंट तीन साल तक इस्तेमाल नहीं हुआ, उसे हम तीन ईमेल के बाद मिटा देते हैं।',
  },
  known_browsers: {
    group: 'security',
    policy: 'Security records',
    name: 'ब्राउज़र जो आपने इस्तेमाल किए',
    holds: 'वे ब्राउज़र जिनसे सदस्य ने साइन इन किया, कुकी के हैश के रूप में, और आख़िरी साइन इन का समय।',
    why: 'ताकि पासवर्ड का अंदाज़ा लगाने वाले अनजान लोग सदस्य को बाहर न रख सकें।',
    kept: 'आख़िरी साइन इन के एक साल बाद तक।',
  },
} satisfies ModuleHeld;
