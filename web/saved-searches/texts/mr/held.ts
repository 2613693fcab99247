import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const savedSearchHeld = {
  saved_searches: {
    group: 'others',
    policy: 'Saved items and notifications',
    name: 'तुम्ही जतन केलेले शोध',
    holds: 'सदस्याने जतन केलेले नवीन संधींचे आणि प्रकल्पांचे शोध, आणि प्रत्येक शोधात मागच्या वेळी काय सापडले.',
    why: 'आठवड्यातून एकदा शोधण्यासाठी आणि सदस्याला निकाल सांगण्यासाठी.',
    kept: 'सदस्य शोध हटवेपर्यंत.',
  },
} satisfies ModuleHeld;
