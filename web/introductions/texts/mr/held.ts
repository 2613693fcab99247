import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Private messages' } as const;

export const introductionHeld = {
  introductions: {
    ...shared,
    name: 'ओळख',
    holds: 'कोणी कोणाला, कशासाठी आणि कधी बोलायला विचारले, टीप, उत्तर आणि त्याचे कारण.',
    why: 'दोन्ही बाजूंना विनंती दाखवण्यासाठी, आणि मर्यादा पाळण्यासाठी. टीप पैसे मागते, इथून दुसरीकडे नेते किंवा प्रेमासाठी आहे असे वाटले, तर वाचणाऱ्या सदस्याला इशारा दिला जातो आणि आमचा स्टाफ ती पाहतो.',
    kept: 'संपल्यानंतर 24 महिने.',
  },
  introduction_capacities: {
    ...shared,
    policy: 'Your page',
    name: 'तुम्ही किती ओळखी घेता',
    holds: 'एका सदस्यासाठी ओळखीच्या किती विनंत्या उत्तराची वाट पाहू शकतात.',
    why: 'विनंत्यांवर मर्यादा ठेवण्यासाठी.',
    kept: 'बदलेपर्यंत.',
  },
} satisfies ModuleHeld;
