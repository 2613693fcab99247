import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const profileHeld = {
  profiles: {
    group: 'account',
    policy: 'Your profile',
    name: 'आपकी प्रोफ़ाइल',
    holds: 'सदस्य अपने बारे में जो डेटा लिखते हैं: नाम, फ़ोन, जगह, जन्म की तारीख, पढ़ाई, कॉलेज या कंपनी।',
    why: 'इसे सदस्य को, और उन लोगों को दिखाने के लिए जिन्हें सदस्य चुनते हैं।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
