import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const opportunityHeld = {
  opportunities: {
    group: 'others',
    policy: 'Projects, teams and opportunities',
    name: 'तुमच्या प्रकल्पांच्या संधी',
    holds: 'प्रकल्पाने दिलेल्या संधी, आणि त्यांपैकी प्रत्येक संधी कोणी बनवली, सादर केली किंवा काढून टाकली.',
    why: 'त्या दाखवण्यासाठी, आणि अकाउंटच्या पहिल्या संधी आम्हाला तपासता याव्यात म्हणून.',
    kept: 'प्रकल्प असेपर्यंत.',
  },
  opportunity_reviews: {
    group: 'others',
    policy: 'Projects, teams and opportunities',
    name: 'संधींची तपासणी',
    holds: 'इतरांना दिसण्याआधी एका व्यक्तीने संधी का तपासली, तपासणी कोणी मागितली, आणि निर्णय.',
    why: 'लोकांकडे पैसे किंवा कागदपत्रे मागणाऱ्या संधी रोखण्यासाठी, आणि संधी परत का आली ते टीमला सांगण्यासाठी.',
    kept: 'संधी असेपर्यंत.',
  },
  saved_opportunities: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'तुम्ही जतन केलेल्या संधी',
    holds: 'सदस्याने जतन केलेल्या संधी.',
    why: 'त्या पुन्हा दाखवण्यासाठी.',
    kept: 'सदस्य ती संधी जतन केलेल्यांतून काढेपर्यंत, किंवा संधी संपेपर्यंत.',
  },
} satisfies ModuleHeld;
