import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const sessionHeld = {
  sessions: {
    group: 'security',
    policy: 'Security records',
    name: 'साइन इन किए हुए डिवाइस',
    holds: 'साइन इन किया हुआ हर डिवाइस: ब्राउज़र, नेटवर्क पता, कब साइन इन हुआ और आख़िरी बार कब इस्तेमाल हुआ।',
    why: 'सदस्य को साइन इन रखने के लिए, और उन्हें दिखाने के लिए कि वे कहाँ साइन इन हैं।',
    kept: 'जब तक डिवाइस लॉग आउट न हो, या उसके आख़िरी साइन इन के एक साल बाद तक।',
  },
  waiting_logins: {
    group: 'security',
    policy: 'Security records',
    name: 'साइन इन जो दूसरे चरण के इंतज़ार में हैं',
    holds: 'हर साइन इन जो किसी ऐप के कोड या रिकवरी कोड के इंतज़ार में है: ब्राउज़र, नेटवर्क पता और समय।',
    why: 'सदस्य के कोड लिखने पर साइन इन पूरा करने के लिए।',
    kept: 'पंद्रह मिनट।',
  },
  watched_accounts: {
    group: 'security',
    policy: 'Security records',
    name: 'सदस्य का पहला साइन इन',
    holds:
      'जब कोई व्यक्ति सदस्य की ओर से काम करने का अनुरोध करते हैं: कब से, और उसके बाद पहला साइन इन या पहले से साइन इन डिवाइस का पहला इस्तेमाल।',
    why: 'सदस्य के साइन इन करने पर ऐसे अनुरोध को ख़त्म करने के लिए।',
    kept: 'जब तक अनुरोध ख़त्म न हो।',
  },
  known_devices: {
    group: 'security',
    policy: 'Security records',
    name: 'डिवाइस के प्रकार',
    holds: 'जिन प्रकार के डिवाइस से सदस्य ने साइन इन किया, जैसे “Chrome, Android”।',
    why: 'सदस्य को किसी दूसरे प्रकार के डिवाइस से साइन इन के बारे में बताने के लिए।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
