import type { officeHourKinds } from '#contract/office-hours/kinds.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { officeHourHeld } from './held.ts';

const about = (thing: string) => (thing ? `: ${thing}` : '');

/** The words that complete the kinds of this module. */
export const officeHourWords = {
  refusals: {
    office_hour_unknown: 'There is no such office hour here.',
    office_hours_not_offered: 'Your page as a mentor must be open and offer office hours.',
    office_hours_many: `You have ${limits.ahead} office hours ahead. Cancel one first, or wait until one is over.`,
    office_hour_time: 'Choose another time.',
    office_hour_full: 'The last seat was taken just now. You can join the waiting list.',
    office_seats_many: `You have seats ahead already: up to ${limits.seatsAhead.marked} with a mark, ${limits.seatsAhead.unmarked} without. Give one back first.`,
  },
  fieldErrors: {
    office_hour_topic_missing: `Say what it is about, in up to ${limits.topic} characters.`,
    office_hour_minutes: `Choose ${limits.minutes.min} to ${limits.minutes.max} minutes.`,
    office_hour_seats: `Give ${limits.seats.min} to ${limits.seats.max} seats, as a number.`,
    office_hour_day: 'Give the day and the time at which it begins.',
    office_hour_time_past: 'This time has passed. Choose a later one.',
    office_hour_time_far: `Choose a day within ${limits.weeksAhead} weeks.`,
    office_hour_time_gap: 'The clock skips this time on that day, or shows it twice. Choose another one.',
    office_hour_question_long: `Keep your question to ${limits.question} characters.`,
  },
  turns: {
    mine: { seat_offer: ({ thing }) => `Take or leave the seat that is offered to you${about(thing)}` },
    awaited: { seat_offer: ({ thing }) => `A member takes or leaves a seat${about(thing)}` },
  },
  notifications: {
    office_hour_announced: () => 'Your office hour is announced',
    office_hour_cancelled: () => 'An office hour was cancelled. The page says why',
    office_hour_released: () => 'An office hour will not take place: the mentor is not available now',
    office_hour_released_own: () =>
      'Your office hour will not take place: you are not available to members any more',
    office_hour_link_changed: () => 'An office hour of yours has another link',
    office_hour_day_before: () => 'An office hour of yours is tomorrow',
    office_hour_hour_before: () => 'An office hour of yours begins in an hour',
    office_seat_taken: () => 'You have a seat in an office hour',
    office_seat_given: () => 'You have a seat now: one came free',
    office_seat_offered: () => 'A seat came free: take it in time, or the next member gets it',
    office_seat_left: () => 'You have left your seat in an office hour',
    office_seat_released: () => 'Your seat has ended: the mentor is not available now',
    office_seat_released_own: () => 'Your seat has ended: you are not available to the mentor any more',
  },
  dates: {
    office_hour: (thing, person) =>
      person ? `Office hour with ${person}${about(thing)}` : `Your office hour${about(thing)}`,
  },
  reportables: {
    office_hour: {
      name: 'Office hour',
      inSentence: 'office hour',
      own: 'An office hour of yours',
      title: (name) => `Report the office hour${name && ` “${name}”`}`,
    },
    office_hour_question: {
      name: 'Question to an office hour',
      inSentence: 'question',
      own: 'A question of yours to an office hour',
      title: (name) => `Report the question of ${name || 'a member'}`,
    },
  },
  subjects: { office_hour: ({ thing }) => (thing ? `Office hour${about(thing)}` : 'Office hour') },
  held: officeHourHeld,
} satisfies ModuleWords<typeof officeHourKinds>;
