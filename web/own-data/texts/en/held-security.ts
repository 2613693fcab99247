import type { Held } from './held.ts';

/** Texts about the data that keeps accounts safe. */
export const security = {
  sessions: {
    name: 'Signed-in devices',
    holds: 'Each signed-in device: browser, network address, when it signed in and when it was last used.',
    why: 'To keep the member signed in, and to show the member where they are signed in.',
    kept: 'Until the device signs out, or one year after its last sign-in.',
  },
  known_devices: {
    name: 'Kinds of devices',
    holds: 'The kinds of devices from which a member has signed in, such as “Chrome, Android”.',
    why: 'To tell the member about a sign-in from another kind of device.',
    kept: 'As long as the account.',
  },
  known_browsers: {
    name: 'Browsers you have used',
    holds:
      'The browsers with which a member has signed in, as a hash of a cookie, and the time of the last sign-in.',
    why: 'To make sure that strangers who guess passwords cannot keep the member out.',
    kept: 'One year after the last sign-in.',
  },
  codes: {
    name: 'Codes by email',
    holds:
      'The codes that we sent by email: for which purpose, to which address, until when, and who asked, as a hash. We do not keep the digits.',
    why: 'To check that a person can read the mailbox.',
    kept: 'At most one hour after the code ends.',
  },
  tokens: {
    name: 'Links by email',
    holds:
      'The links that we sent by email: which kind, to which address, until when. We do not keep the secret part of the link.',
    why: 'To check that a person can read the mailbox.',
    kept: 'At most one hour.',
  },
  events: {
    name: 'Events, in numbers',
    holds:
      'The kind of each event, its account, its object, and its time. It holds only numbers, no names and no contents.',
    why: 'To make emails, live updates and security records from the events. The law requires the security records.',
    kept: 'One year.',
  },
  last_forms: {
    name: 'Deleted or hidden content',
    holds: 'Content as it was shown before it was deleted or hidden, and who could see it.',
    why: 'To tell open pages that the content is gone.',
    kept: 'One hour.',
  },
  ends: {
    name: 'Data for a restored backup',
    holds:
      'The fact that a session, an account, a password, a consent, a suspension or a block has ended or begun: only numbers and times.',
    why: 'To prevent a restored backup from bringing back data that has ended since.',
    kept: 'Until no backup from an earlier time is left: at most 60 days.',
  },
  rate_limits: {
    name: 'Counters against abuse',
    holds: 'How often an account, a mailbox or a network asked for something.',
    why: 'To stop people who guess secrets or flood the site.',
    kept: 'As long as the time window of the counter: at most one day.',
  },
  jobs: {
    name: 'Work about to be done',
    holds:
      'Emails that are about to leave, and other work that is about to be done, by keys of the data they are about, with the few addresses that are stored nowhere else.',
    why: 'To do this work soon, and to try again where it fails.',
    kept: 'Until it is done. An email that could not be sent is kept for 30 days.',
  },
  written_letters: {
    name: 'Emails we have sent',
    holds:
      'The mailboxes to which we sent emails, when, and who caused each email. The text of the emails is not included.',
    why: 'To prevent too many emails to one mailbox.',
    kept: 'One day.',
  },
  admin_actions: {
    name: 'Actions of our staff',
    holds:
      'The actions of administrators, and whose data they looked at: numbers, the reason of a suspension, the words of a search.',
    why: 'To prevent hidden actions of the people who run the site.',
    kept: 'Three years.',
  },
} as const satisfies Record<string, Held>;
