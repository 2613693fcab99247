import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const notificationHeld = {
  notifications: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'सूचनाएँ',
    holds: 'दूसरों के कामों के बारे में सदस्य को मिली सूचनाएँ, वह काम किसने किया, और सदस्य ने उन्हें पढ़ा है या नहीं।',
    why: 'इन्हें सदस्य को दिखाने के लिए, और सदस्य ने जैसा चुना वैसे ईमेल से भेजने के लिए।',
    kept: 'ज़्यादा से ज़्यादा आधा साल: एक महीने की सूचनाएँ एक साथ हटती हैं।',
  },
  unread_notifications: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'बिना पढ़ी सूचनाएँ',
    holds: 'कौन-सी सूचनाएँ सदस्य ने अभी नहीं पढ़ी हैं।',
    why: 'हर पेज पर इनकी संख्या जल्दी दिखाने के लिए।',
    kept: 'जब तक सदस्य सूचना पढ़ न ले, या सूचना हट न जाए।',
  },
  mail_ways: {
    group: 'talk',
    policy: 'Saved items and notifications',
    name: 'ईमेल जो आप चाहते हैं',
    holds: 'वे विषय जिनके बारे में सदस्य ईमेल चाहते हैं, और कब।',
    why: 'इस पसंद को मानने के लिए।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
