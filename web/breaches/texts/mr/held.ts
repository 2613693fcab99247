import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const breachesHeld = {
  breach_affected: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'डेटाची उल्लंघने',
    holds:
      'डेटाच्या उल्लंघनाचा परिणाम कोणावर झाला: अकाउंट किंवा पत्ता, डेटाचे प्रकार, भाषा, देश, पालक, आणि आम्ही त्यांना कधी ईमेल केला.',
    why: 'कायद्यानुसार आम्हाला प्रत्येक व्यक्तीला सांगावे लागते, आणि आम्ही सांगितले हे दाखवावे लागते.',
    kept: 'उल्लंघनाचे प्रकरण बंद झाल्यानंतर तीन वर्षे. अकाउंट संपल्यावर लोकांची संख्या राहते, अकाउंट आणि पत्त्याशिवाय.',
  },
} satisfies ModuleHeld;
