import type { MailWay } from '#contract/notifications/ways.ts';

/** How people choose emails, and how they end them. */
export const mailWayTexts = {
  pageTitle: 'Mail about notifications',
  description: 'What we email you, and when.',
  intro: 'Each topic has mails of its own. Digests come at 9:00 where you live, weekly ones on Mondays.',
  quiet:
    'From 21:00 to 8:00 nothing of this comes. Codes, invitations, reminders of your turn, decisions about you and whatever is about the safety of your account come always.',
  ways: {
    at_once: 'At once',
    daily: 'Daily',
    weekly: 'Weekly',
    never: 'Never',
  } satisfies Record<MailWay, string>,
  save: 'Save',
  saving: 'Saving...',
  saved: 'Saved.',
  settingsTitle: 'Notifications',
  settingsLink: 'Choose what we email you, and when',
} as const;

export const unsubscribeTexts = {
  pageTitle: 'End these mails',
  description: 'End the emails about one topic. Your account and all other emails stay as they are.',
  question: (topic: string) => `Get no more mails about “${topic}”?`,
  hint: 'All other mails stay as you have chosen. You see everything on your notifications page as before.',
  end: 'End these mails',
  ending: 'Ending...',
  ended: (topic: string) => `You get no more mails about “${topic}”.`,
  change: 'Choose what we email you',
  badTitle: 'This link does not work',
  bad: 'It may be cut short. Copy it whole from the mail, or change your mails in the settings.',
} as const;
