import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const sessionHeld = {
  sessions: {
    group: 'security',
    policy: 'Security records',
    name: 'Signed-in devices',
    holds: 'Each signed-in device: browser, network address, when it signed in and when it was last used.',
    why: 'To keep the member signed in, and to show them where.',
    kept: 'Until the device signs out, or one year after its last sign-in.',
  },
  waiting_logins: {
    group: 'security',
    policy: 'Security records',
    name: 'Sign-ins that wait for a second step',
    holds: 'Each such sign-in: browser, network address and time.',
    why: 'To finish the sign-in when the member types the code.',
    kept: 'Fifteen minutes.',
  },
  watched_accounts: {
    group: 'security',
    policy: 'Security records',
    name: 'First sign-in of a member',
    holds:
      'While a person asks to act for a member: since when, and the first sign-in or use of a session after it.',
    why: 'To end such a request when the member signs in.',
    kept: 'Until the request ends.',
  },
  known_devices: {
    group: 'security',
    policy: 'Security records',
    name: 'Kinds of devices',
    holds: 'The browsers and systems from which a member has signed in.',
    why: 'To tell the member about another kind of device.',
    kept: 'As long as the account.',
  },
} satisfies ModuleHeld;
