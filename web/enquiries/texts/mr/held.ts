import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const enquiryHeld = {
  enquiries: {
    group: 'talk',
    policy: 'Questions to us',
    name: 'तुम्ही आम्हाला पाठवलेले संदेश',
    holds: 'एखाद्या व्यक्तीने संपर्क फॉर्ममध्ये लिहिलेला संदेश, नाव, ईमेल पत्ता आणि भाषेसह.',
    why: 'त्याला उत्तर देण्यासाठी.',
    kept: 'दोन वर्षे.',
  },
  enquiry_answers: {
    group: 'talk',
    policy: 'Questions to us',
    name: 'आमची उत्तरे',
    holds: 'आम्ही लिहिलेले उत्तर, आणि आमच्या स्टाफपैकी कोणी ते लिहिले.',
    why: 'आम्ही काय सांगितले ते कळण्यासाठी.',
    kept: 'ज्या संदेशाचे ते उत्तर आहे तो संदेश असेपर्यंत.',
  },
} satisfies ModuleHeld;
