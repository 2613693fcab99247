import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = `सुरू झाल्यानंतर ${limits.keptMonths} महिने.`;

export const officeHourHeld = {
  office_hours: {
    ...shared,
    name: 'ऑफिस अवर',
    holds: 'मेंटरने जाहीर केलेले ऑफिस अवर: विषय, वेळ, जागा, लिंक, आणि एखादा रद्द झाला असेल, तर का.',
    why: 'सदस्यांना जागा घेता यावी म्हणून.',
    kept: `${kept} लिंक ऑफिस अवर संपल्यानंतर ${limits.erasedHours} तासांनी पुसून टाकली जाते.`,
  },
  office_hour_seats: {
    ...shared,
    name: 'ऑफिस अवरमधल्या जागा',
    holds:
      'सदस्याने घेतलेल्या किंवा ज्यांची वाट पाहिली त्या जागा, मेंटरला विचारलेला प्रश्न, आणि सदस्य आले असे मेंटरने टिक केले का.',
    why: 'प्रत्येक जागा एकाच सदस्याला मिळावी, आणि मेंटरला तयारी करता यावी म्हणून.',
    kept,
  },
  office_hour_reminders: {
    ...shared,
    name: 'ऑफिस अवरच्या आठवणी',
    holds: 'सदस्याला ऑफिस अवरची आठवण कधी करून द्यायची.',
    why: 'सदस्याला वेळेत आठवण करून देण्यासाठी.',
    kept: 'आठवण पाठवेपर्यंत.',
  },
} satisfies ModuleHeld;
