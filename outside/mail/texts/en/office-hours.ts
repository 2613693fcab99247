import type { officeHourKinds } from '#contract/office-hours/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a topic. */
export const officeHourLines = {
  notifications: {
    office_hour_announced: () => 'You have announced an office hour.',
    office_hour_cancelled: () => 'An office hour of yours was cancelled. The page says why.',
    office_hour_released: () =>
      'An office hour will not take place, because the mentor is not available now.',
    office_hour_released_own: () =>
      'Your office hour will not take place, because you are not available to members any more.',
    office_hour_link_changed: () =>
      'An office hour of yours has another link. The page shows it one hour before.',
    office_hour_day_before: () => 'An office hour of yours begins within 24 hours or a little more.',
    office_hour_hour_before: () => 'An office hour of yours begins in about an hour. The page has the link.',
    office_seat_taken: () => 'You have a seat in an office hour.',
    office_seat_given: () =>
      'A seat came free in an office hour, and it is yours. Give it back if you cannot come.',
    office_seat_offered: () =>
      'A seat came free in an office hour. Take it in time, or the next member gets it.',
    office_seat_left: () => 'You have left your seat in an office hour.',
    office_seat_released: () =>
      'Your seat in an office hour has ended, because the mentor is not available now.',
    office_seat_released_own: () =>
      'Your seat in an office hour has ended, because you are not available to the mentor any more.',
  },
  owed: {
    seat_offer: () => 'A seat in an office hour is offered to you. Say whether you take it.',
  },
  awaited: {
    seat_offer: () => 'A member has not answered the offer of a seat.',
  },
} satisfies MailLines<typeof officeHourKinds>;
