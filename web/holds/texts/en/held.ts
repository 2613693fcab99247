import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const holdsHeld = {
  orders: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Orders of courts and authorities',
    holds:
      'An order about an account: who gave it, what it asks for, what we did, and whether we told the member.',
    why: 'The law requires us to follow such orders, and to show that we did.',
    kept: 'Three years after our answer.',
  },
  holds: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Holds',
    holds: 'Which kinds of data of a member we do not erase, until when, and for which case or order.',
    why: 'To keep evidence while a case or an order needs it.',
    kept: 'Three years after the hold ends.',
  },
  staff_looks: {
    group: 'safety',
    policy: 'Security records',
    name: 'When our staff looked',
    holds: 'The days on which our staff saw data of a member, and for which part of their work.',
    why: 'To show the member who looked.',
    kept: 'Three years.',
  },
  held_rows: {
    group: 'safety',
    policy: 'Requests and complaints',
    name: 'Data under a hold',
    holds: 'Data that a member or a time limit erased during a hold, as it was before.',
    why: 'To keep evidence while a case or an order needs it.',
    kept: 'As long as the hold: at most 180 days, unless it is renewed.',
  },
} satisfies ModuleHeld;
