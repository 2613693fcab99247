import type { MailWay } from '#contract/notifications/ways.ts';

/** How people choose emails, and how they end them. */
export const mailWayTexts = {
  pageTitle: 'Mail about notifications',
  description: 'What we email you, and when.',
  intro: 'Each topic has its own emails. Digests come at 9:00 where you live, weekly ones on Mondays.',
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
  pageTitle: 'Stop these emails',
  description: 'End the emails about one topic. Your account and all other emails stay as they are.',
  question: (topic: string) => `Stop emails about “${topic}”?`,
  hint: 'All other emails stay as you have chosen. Your notifications page still shows everything.',
  end: 'Stop these emails',
  ending: 'Ending...',
  ended: (topic: string) => `You get no more emails about “${topic}”.`,
  change: 'Choose what we email you',
  badTitle: 'This link does not work',
  bad: 'It may not be complete. Copy the whole link from the email, or change your emails in the settings.',
} as const;
