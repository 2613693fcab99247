import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const interestHeld = {
  interests: {
    group: 'others',
    policy: 'Your page',
    name: 'आपकी रुचियाँ',
    holds: 'सदस्य क्या खोज रहे हैं और क्या दे सकते हैं, और उनसे किस लिए पूछा जा सकता है।',
    why: 'सदस्य को दूसरों को दिखाने के लिए।',
    kept: 'जब तक सदस्य इन्हें मिटा न दें।',
  },
  introduction_promises: {
    group: 'others',
    policy: 'Your account',
    name: 'संस्थापकों से आपका वादा',
    holds: 'सदस्य ने वादा कब किया।',
    why: 'यह जानने के लिए कि कौन प्रोजेक्ट से पूछ सकता है।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
