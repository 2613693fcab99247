import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const certificateHeld = {
  certificates: {
    group: 'others',
    policy: 'Certificates',
    name: 'प्रमाणपत्रे',
    holds: 'तुमचे नाव, ते कशाबद्दल आहे, त्याचे दिवस आणि मोजलेली संख्या, एक रँडम क्रमांक, आणि ते अजून वैध आहे का.',
    why: 'स्वतःच स्वतःचा पुरावा असलेला कागद तुम्हाला देण्यासाठी.',
    kept: 'अकाउंट असेपर्यंत. त्यानंतर क्रमांक आणि स्थिती राहते.',
  },
} satisfies ModuleHeld;
