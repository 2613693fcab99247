import type { Held } from './held.ts';

/** Of what keeps accounts safe. */
export const security = {
  sessions: {
    name: 'Signed-in devices',
    holds: 'Each signed-in device: browser, network address, when it signed in and was used last.',
    why: 'To keep somebody signed in, and to show them where they are.',
    kept: 'Until it signs out, or a year after its last sign-in.',
  },
  known_devices: {
    name: 'Kinds of devices',
    holds: 'Kinds of devices that somebody has signed in from, such as “Chrome, Android”.',
    why: 'To tell them of a sign-in from another kind.',
    kept: 'As long as the account.',
  },
  known_browsers: {
    name: 'Browsers you have used',
    holds: 'Browsers that somebody has signed in with, as a hash of a cookie, and when that was last.',
    why: 'So that strangers who guess passwords cannot keep them out.',
    kept: 'A year after the last sign-in.',
  },
  codes: {
    name: 'Codes by mail',
    holds:
      'Codes on their way by mail: what for, for which address, until when, and who asked, as a hash. The digits are not kept.',
    why: 'To tell that somebody reads the mailbox.',
    kept: 'An hour after they end at most.',
  },
  tokens: {
    name: 'Links by mail',
    holds: 'Links on their way by mail: which kind, for which address, until when. The secret is not kept.',
    why: 'To tell that somebody reads the mailbox.',
    kept: 'An hour at most.',
  },
  events: {
    name: 'What happened, in numbers',
    holds: 'What happened, to which account and thing, and when: numbers alone, no names and no contents.',
    why: 'Letters, live news and security records follow from it; the law asks for the latter.',
    kept: 'One year.',
  },
  last_forms: {
    name: 'What has just gone',
    holds: 'How something was shown before it was deleted or hidden, and who could see it.',
    why: 'To tell open pages that it is gone.',
    kept: 'One hour.',
  },
  ends: {
    name: 'What a restored backup is told',
    holds:
      'That a session, an account, a password, a consent, a suspension or a block has ended or begun: numbers and times alone.',
    why: 'So that a backup which is restored does not bring back what has ended since.',
    kept: 'Until no backup from before it is left: 60 days at most.',
  },
  rate_limits: {
    name: 'How often something was asked',
    holds: 'How often something was asked for, by account, mailbox or network.',
    why: 'To stop guessing and flooding.',
    kept: 'As long as its window: a day at most.',
  },
  written_letters: {
    name: 'Which letters have left',
    holds: 'To which mailbox letters have left, when, and by whose doing. Not what they say.',
    why: 'So that nobody’s mailbox is filled with our letters.',
    kept: 'One day.',
  },
  admin_actions: {
    name: 'What our own people did',
    holds:
      'What administrators did, and whose data they looked at: numbers, the reason of a suspension, the words of a search.',
    why: 'So that nobody who runs the site can do so unseen.',
    kept: 'Three years.',
  },
} as const satisfies Record<string, Held>;
