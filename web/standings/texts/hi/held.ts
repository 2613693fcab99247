import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const standingHeld = {
  standings: {
    group: 'account',
    policy: 'Your profile',
    name: 'आपकी उम्र और अकाउंट की स्थिति',
    holds:
      'सदस्य का प्रकार, जन्म की तारीख, टाइम ज़ोन, अभिभावक की सहमति या वह तारीख जब से हम उसका इंतज़ार कर रहे हैं, निलंबन और उसका कारण।',
    why: 'सदस्य क्या कर सकते हैं, यह उनकी उम्र से और इससे तय होता है कि वे निलंबित हैं या नहीं।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
