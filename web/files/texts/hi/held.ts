import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const fileHeld = {
  files: {
    group: 'account',
    policy: 'Files you upload',
    name: 'आपकी अपलोड की हुई फ़ाइलें',
    holds: 'रेज़्यूमे और पोर्टफ़ोलियो, उनके नाम, आकार और प्रकार के साथ।',
    why: 'इन्हें सदस्य को, और उन लोगों को दिखाने के लिए जिन्हें सदस्य चुनते हैं।',
    kept: 'जब तक इन्हें मिटाया नहीं जाता। जो अपलोड कभी पूरा नहीं हुआ, उसे एक दिन रखा जाता है।',
  },
} satisfies ModuleHeld;
