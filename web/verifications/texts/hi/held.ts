import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const verificationHeld = {
  verifications: {
    group: 'others',
    policy: 'Verification',
    name: 'निशान जो आप माँगते हैं',
    holds: 'वे बातें जिनकी जाँच करने को सदस्य हमसे कहते हैं, सबूत, फ़ैसला और उसका कारण, और निशान कब तक लागू है।',
    why: 'ताकि दूसरे जानें कि सदस्य कौन हैं।',
    kept: 'सबूत, फ़ैसले के 30 दिन बाद तक; बाक़ी, जाँच ख़त्म होने के एक साल बाद तक। कोड का इंतज़ार करती जाँच, एक दिन।',
  },
  evidence_files: {
    group: 'others',
    policy: 'Verification',
    name: 'पत्र और कॉलेज ID',
    holds: 'बोनाफ़ाइड पत्र या कॉलेज ID: PDF जैसा वह भेजा गया, या एक नई तस्वीर जो सर्वर ने भेजी गई तस्वीर से बनाई।',
    why: 'यह जाँचने के लिए कि सदस्य पढ़ाई करते हैं।',
    kept: 'फ़ैसले के 30 दिन बाद तक।',
  },
  evidence_hashes: {
    group: 'others',
    policy: 'Verification',
    name: 'सबूतों के फ़िंगरप्रिंट',
    holds: 'उस पते, नंबर, लिंक या फ़ाइल के हैश जिससे सदस्य की जाँच हुई, हमारी कुंजी से बनाए हुए।',
    why: 'ताकि कोई वही सबूत इस्तेमाल करके ख़ुद को दूसरा व्यक्ति न बता सके।',
    kept: 'जब तक निशान लागू है।',
  },
} satisfies ModuleHeld;
