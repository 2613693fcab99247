import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

const shared = { group: 'talk', policy: 'Applications and interviews' } as const;
const kept = `${limits.keptMonths} months after it began.`;

/** The texts about the data of people in this module's tables. */
export const officeHourHeld = {
  office_hours: {
    ...shared,
    name: 'Office hours',
    holds:
      'The office hours that a mentor has announced: topic, time, seats, link, and why one was cancelled.',
    why: 'To let members take a seat.',
    kept: `${kept} A link is erased ${limits.erasedHours} hours after the end.`,
  },
  office_hour_seats: {
    ...shared,
    name: 'Seats in office hours',
    holds:
      'The seats that a member took or waited for, the question to the mentor, and whether the mentor ticked that the member came.',
    why: 'To let each seat go to one member, and the mentor prepare.',
    kept,
  },
  office_hour_reminders: {
    ...shared,
    name: 'Reminders of office hours',
    holds: 'When a member is to be reminded of an office hour.',
    why: 'To remind the member in time.',
    kept: 'Until the reminder is sent.',
  },
} satisfies ModuleHeld;
