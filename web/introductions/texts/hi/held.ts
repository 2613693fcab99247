import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Private messages' } as const;

export const introductionHeld = {
  introductions: {
    ...shared,
    name: 'परिचय',
    holds: 'किसने किससे, किस लिए और कब बात करने को कहा, नोट, जवाब और उसका कारण।',
    why: 'दोनों पक्षों को अनुरोध दिखाने के लिए, और सीमाएँ बनाए रखने के लिए। अगर लगे कि नोट पैसे माँगता है, यहाँ से कहीं और ले जाता है या प्रेम के लिए है, तो पढ़ने वाले को चेतावनी दी जाती है और हमारा स्टाफ़ उसे देखता है।',
    kept: 'ख़त्म होने के 24 महीने बाद तक।',
  },
  introduction_capacities: {
    ...shared,
    policy: 'Your page',
    name: 'आप कितने परिचय लेते हैं',
    holds: 'एक सदस्य के लिए परिचय के कितने अनुरोध इंतज़ार में रह सकते हैं।',
    why: 'अनुरोधों की हद रखने के लिए।',
    kept: 'जब तक इसे बदला न जाए।',
  },
} satisfies ModuleHeld;
