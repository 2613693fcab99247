import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const calendarHeld = {
  calendar_addresses: {
    group: 'talk',
    policy: 'Applications and interviews',
    name: 'आपके कैलेंडर का पता',
    holds: 'उस गुप्त पते का हैश जिससे कैलेंडर सदस्य की तारीखें पढ़ते हैं।',
    why: 'ताकि यहाँ तारीखें बदलने पर सदस्य का कैलेंडर भी बदले।',
    kept: 'जब तक सदस्य इसे ख़त्म न करें।',
  },
} satisfies ModuleHeld;
