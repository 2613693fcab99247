import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const profileHeld = {
  profiles: {
    group: 'account',
    policy: 'Your profile',
    name: 'तुमचे प्रोफाइल',
    holds: 'सदस्य स्वतःबद्दल लिहितात तो डेटा: नाव, फोन, ठिकाण, जन्मतारीख, शिक्षण, कॉलेज किंवा कंपनी.',
    why: 'तो सदस्याला, आणि सदस्य निवडतात त्या लोकांना दाखवण्यासाठी.',
    kept: 'अकाउंट असेपर्यंत.',
  },
} satisfies ModuleHeld;
