import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const endHeld = {
  ends: {
    group: 'security',
    policy: 'Security records',
    name: 'परत आणलेल्या बॅकअपसाठी डेटा',
    holds: 'एखादे साइन इन, अकाउंट, पासवर्ड, संमती, निलंबन किंवा ब्लॉक संपले किंवा सुरू झाले ही बाब: फक्त आकडे आणि वेळा.',
    why: 'बॅकअप परत आणला, तर त्या बॅकअपनंतर संपलेले काहीही परत येऊ नये म्हणून.',
    kept: 'त्याआधीचा एकही बॅकअप उरत नाही तोपर्यंत: जास्तीत जास्त 60 दिवस.',
  },
} satisfies ModuleHeld;
