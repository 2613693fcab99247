import type { announceBars } from '#contract/office-hours/limits.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { officeHourTexts } from './office-hours.ts';

/** Of the form that announces one. */
export const announceTexts = {
  heading: 'Announce an office hour',
  bars: {
    '': '',
    page: 'Only mentors announce office hours. Your page as a mentor must be open.',
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
  submit: 'Announce the office hour',
  how: 'Members see it on your page and take a seat without asking you. You have no slots for sessions at that time.',
} as const;
