import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const groundHeld = {
  events: {
    group: 'security',
    policy: 'Security records',
    name: 'Events, in numbers',
    holds:
      'The kind of each event, its account, its object, and its time. It holds only numbers, no names and no contents.',
    why: 'To make emails, live updates and the security records that the law requires.',
    kept: 'One year.',
  },
  last_forms: {
    group: 'security',
    policy: 'Security records',
    name: 'Deleted or hidden content',
    holds: 'Content as it was shown before it was deleted or hidden, and who could see it.',
    why: 'To tell open pages that the content is gone.',
    kept: 'One hour.',
  },
  rate_limits: {
    group: 'security',
    policy: 'Security records',
    name: 'Counters against abuse',
    holds: 'How often an account, a mailbox or a network asked for something.',
    why: 'To stop people who guess secrets or flood the site.',
    kept: 'As long as the time window of the counter: at most one day.',
  },
  jobs: {
    group: 'security',
    policy: 'Security records',
    name: 'Work about to be done',
    holds:
      'Emails and other work of the next minutes: keys of its data, and the few addresses that are stored nowhere else.',
    why: 'To do it, and to try again where it fails.',
    kept: 'Until it is done. An email that could not be sent is kept for 30 days.',
  },
  written_letters: {
    group: 'security',
    policy: 'Security records',
    name: 'Emails we have sent',
    holds:
      'The mailboxes to which we sent emails, when, and who caused each email. The text of the emails is not included.',
    why: 'To prevent too many emails to one mailbox.',
    kept: 'One day.',
  },
} satisfies ModuleHeld;
