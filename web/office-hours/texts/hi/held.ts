import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = `शुरू होने के ${limits.keptMonths} महीने बाद तक।`;

export const officeHourHeld = {
  office_hours: {
    ...shared,
    name: 'ऑफ़िस आवर',
    holds: 'वे ऑफ़िस आवर, जिनकी घोषणा मेंटर ने की: विषय, समय, जगहें, लिंक, और अगर कोई रद्द हुआ, तो क्यों।',
    why: 'ताकि सदस्य जगह ले सकें।',
    kept: `${kept} लिंक ऑफ़िस आवर ख़त्म होने के ${limits.erasedHours} घंटे बाद मिटा दिया जाता है।`,
  },
  office_hour_seats: {
    ...shared,
    name: 'ऑफ़िस आवर में जगहें',
    holds: 'वे जगहें, जो सदस्य ने लीं या जिनका इंतज़ार किया, मेंटर से सवाल, और क्या मेंटर ने टिक किया कि सदस्य आए।',
    why: 'ताकि एक जगह एक ही सदस्य को मिले, और मेंटर तैयारी कर सकें।',
    kept,
  },
  office_hour_reminders: {
    ...shared,
    name: 'ऑफ़िस आवर की याद दिलाना',
    holds: 'सदस्य को ऑफ़िस आवर की याद कब दिलानी है।',
    why: 'सदस्य को समय पर याद दिलाने के लिए।',
    kept: 'जब तक याद दिलाने वाली सूचना न भेजी जाए।',
  },
} satisfies ModuleHeld;
