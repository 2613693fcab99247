import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const cofounderHeld = {
  cofounder_searches: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'सह-संस्थापक के लिए आपकी खोज',
    holds: 'खोज, और उसका हटाया जाना।',
    why: 'यह पता करने के लिए कि किससे दोनों तरफ़ से मेल है।',
    kept: 'जब तक सदस्य इसे मिटा न दें।',
  },
  cofounder_reviews: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'आपकी खोज की समीक्षाएँ',
    holds: 'वे शब्द जिनकी वजह से खोज रोकी गई, और फ़ैसला।',
    why: 'ताकि कोई पैसे या जाति की माँग न करे।',
    kept: 'जब तक खोज है।',
  },
  cofounder_changes: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'आपकी खोज के बदलाव',
    holds: 'इसे कब बदला गया, और शेयरों का बँटवारा।',
    why: 'बदलावों की हद रखने के लिए।',
    kept: '14 दिन।',
  },
  cofounder_matching: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'आपकी खोज अंकों में',
    holds: 'खोज और प्रोफ़ाइल, अंकों में।',
    why: 'यह पता करने के लिए कि किससे दोनों तरफ़ से मेल है।',
    kept: 'जब तक खोज चालू है।',
  },
} satisfies ModuleHeld;
