import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const certificateHeld = {
  certificates: {
    group: 'others',
    policy: 'Certificates',
    name: 'प्रमाणपत्र',
    holds: 'आपका नाम, यह किस बारे में है, इसके दिन और गिनतियाँ, बेतरतीब चुना गया एक नंबर, और यह अब भी मान्य है या नहीं।',
    why: 'आपको ऐसा काग़ज़ देने के लिए जो ख़ुद अपना सबूत है।',
    kept: 'जब तक अकाउंट है। उसके बाद नंबर और स्थिति रहते हैं।',
  },
} satisfies ModuleHeld;
