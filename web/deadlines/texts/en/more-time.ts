import { shortDay } from '#web/ground/texts/amounts.ts';

export const moreTimeTexts = {
  pageTitle: 'Ask for more time',
  description: 'Once, with a reason that the other side reads.',
  why: (dueAt: string) =>
    `It is due by ${shortDay(dueAt)}. You can ask for up to 7 days more, once. The other side reads why.`,
  days: 'How many days more?',
  daysHint: 'From 1 to 7.',
  reason: 'Why?',
  reasonHint: 'One or two sentences, up to 300 characters.',
  save: 'Ask for more time',
  saving: 'Asking...',
  closed: 'There is no more time to ask for here: it was asked for already, or cannot be.',
  saved: 'You have more time. The other side can read why.',
} as const;
