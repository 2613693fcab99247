import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const addressHeld = {
  email_changes: {
    group: 'account',
    policy: 'Your account',
    name: 'नया ईमेल पता',
    holds: 'नया ईमेल पता जिसे सदस्य इस्तेमाल करना चाहते हैं, जब तक वे उस पर भेजा गया हमारा कोड न लिखें।',
    why: 'यह पक्का करने के लिए कि अकाउंट के नया पता इस्तेमाल करने से पहले सदस्य उस पर ईमेल पढ़ सकते हैं।',
    kept: 'दस मिनट।',
  },
  former_addresses: {
    group: 'account',
    policy: 'Your account',
    name: 'पहले के ईमेल पते',
    holds: 'साबित ईमेल पते जिनकी जगह सदस्य ने दूसरा पता दिया है।',
    why: 'ताकि पुराना मेलबॉक्स पढ़ने वाले व्यक्ति अकाउंट को चोर से वापस ले सकें।',
    kept: 'सात दिन।',
  },
} satisfies ModuleHeld;
