import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const calendarHeld = {
  calendar_addresses: {
    group: 'talk',
    policy: 'Applications and interviews',
    name: 'Address of your calendar',
    holds: 'The hash of the secret address under which calendars read the dates of a member.',
    why: 'To let the member’s calendar follow.',
    kept: 'Until the member ends it.',
  },
} satisfies ModuleHeld;
