import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const accountHeld = {
  accounts: {
    group: 'account',
    policy: 'Your account',
    name: 'तुमचे अकाउंट',
    holds: 'नाव, ईमेल पत्ता आणि तो सिद्ध झाला आहे का, पासवर्डचा हॅश, पसंती.',
    why: 'कोण साइन इन करते ते कळण्यासाठी, आणि सदस्याला ईमेल पाठवण्यासाठी.',
    kept: 'अकाउंट असेपर्यंत. तीन वर्षे न वापरलेले अकाउंट आम्ही तीन ईमेलनंतर हटवतो.',
  },
  known_browsers: {
    group: 'security',
    policy: 'Security records',
    name: 'तुम्ही वापरलेले ब्राउझर',
    holds: 'सदस्याने ज्या ब्राउझरने साइन इन केले ते, कुकीचा हॅश म्हणून, आणि शेवटच्या साइन इनची वेळ.',
    why: 'पासवर्डचा अंदाज लावणाऱ्या अनोळखी लोकांना सदस्याला बाहेर ठेवता येऊ नये म्हणून.',
    kept: 'शेवटच्या साइन इननंतर एक वर्ष.',
  },
} satisfies ModuleHeld;
