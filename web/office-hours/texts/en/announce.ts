import type { announceBars } from '#contract/office-hours/limits.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { officeHourTexts } from './office-hours.ts';

/** Of the form that announces one. */
export const announceTexts = {
  heading: 'Announce an office hour',
  bars: {
    '': '',
    page: 'Mentors announce office hours. For that, your page as a mentor has to be open.',
    kind: 'Your page as a mentor does not offer office hours.',
    many: `You have ${limits.ahead} office hours ahead. You can announce another one when one has begun or is cancelled.`,
  } satisfies Record<(typeof announceBars)[number], string>,
  toPage: 'Your page as a mentor',
  toKinds: 'Choose your ways of helping',
  topic: 'Topic',
  topicHint: 'One topic that several members can talk about.',
  day: 'Day',
  time: 'Begins at',
  timeHint: (zone: string) => `On your clock, ${zone}.`,
  minutes: 'Length',
  seats: `Seats (${limits.seats.min} to ${limits.seats.max})`,
  link: 'Link',
  linkHint: officeHourTexts.linkHint,
  submit: 'Announce it',
  how: 'It stands on your page, and closes your slots at that time. Members take a seat without asking.',
} as const;
