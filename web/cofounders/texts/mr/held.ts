import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const cofounderHeld = {
  cofounder_searches: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'सह-संस्थापकासाठीचा तुमचा शोध',
    holds: 'शोध, आणि तो काढून टाकला असल्यास त्याची माहिती.',
    why: 'दोन्ही बाजूंनी कोण जुळते, ते शोधण्यासाठी.',
    kept: 'सदस्य तो हटवेपर्यंत.',
  },
  cofounder_reviews: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'तुमच्या शोधाच्या तपासण्या',
    holds: 'ज्या शब्दांमुळे शोध रोखला गेला ते शब्द, आणि निर्णय.',
    why: 'कोणी पैशांची किंवा जातीची मागणी करू नये म्हणून.',
    kept: 'शोध असेपर्यंत.',
  },
  cofounder_changes: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'तुमच्या शोधातील बदल',
    holds: 'तो कधी बदलला, आणि त्यातील शेअरची वाटणी.',
    why: 'बदलांवर मर्यादा ठेवण्यासाठी.',
    kept: '14 दिवस.',
  },
  cofounder_matching: {
    group: 'others',
    policy: 'Your search for a co-founder',
    name: 'तुमचा शोध आकड्यांत',
    holds: 'शोध आणि प्रोफाइल, आकड्यांत.',
    why: 'दोन्ही बाजूंनी कोण जुळते, ते शोधण्यासाठी.',
    kept: 'शोध सुरू असेपर्यंत.',
  },
} satisfies ModuleHeld;
