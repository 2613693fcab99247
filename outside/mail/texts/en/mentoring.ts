import type { mentoringKinds } from '#contract/mentoring/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a topic. */
export const mentoringLines = {
  notifications: {
    mentoring_asked: () => 'A member asks you for a session, and waits for your answer.',
    mentoring_confirmed: () => 'A session of yours is in your calendar.',
    mentoring_declined: () => 'There is news of your request for a session.',
    mentoring_withdrawn: () => 'There is news of a request for a session.',
    mentoring_released: () =>
      'There is news of a session of yours: the other side is not available at present.',
    mentoring_released_own: () =>
      'A session of yours is off, because you are not available to the other side any more.',
    mentoring_cancelled: () => 'There is news of a session of yours. The page says why.',
    mentoring_move_offered: () =>
      'The other side offers another time for a session. Choose one, or keep the agreed time.',
    mentoring_moved: () => 'A session of yours has a new time.',
    mentoring_move_over: () => 'There is news of a session of yours: the agreed time stands.',
    mentoring_location_changed: () => 'Where you meet for a session has changed. The page has it.',
    mentoring_day_before: () => 'A session of yours begins within 24 hours or a little more.',
    mentoring_hour_before: () => 'A session of yours begins in about an hour.',
    mentoring_over: () => 'A session of yours has ended. Say whether it took place.',
    mentoring_message: () => 'There is a message in a session of yours.',
    mentoring_claimed: () => 'There is a claim about a session of yours. Answer it within 3 days.',
    mentoring_claim_settled: () => 'There is news of a claim about a session.',
    mentoring_appeal_decided: () => 'We have looked at a session again. The page has the answer.',
    mentoring_slot: ({ thing }) => `${thing} has a slot. This reserves nothing.`,
    mentoring_thanked: () => 'A member has thanked you for a session.',
  },
  owed: {
    mentoring_answer: ({ person }) =>
      `${person || 'A member'} asks you as a mentor, and waits for your answer.`,
    mentoring_move: ({ person }) => `${person || 'A member'} offers another time for your session.`,
    no_show_contest: ({ person }) =>
      `${person || 'A member'} says that you did not come to a session. Say so too, or contest it.`,
    no_show_appeal: () => 'An appeal about a missed session waits.',
  },
  awaited: {
    mentoring_answer: () => 'No answer came to your request to a mentor. Other mentors stand on its page.',
    mentoring_move: () => 'No one has taken the offered time. The agreed one stands.',
    no_show_contest: ({ person }) =>
      `${person || 'The other side'} has not contested your claim about a session.`,
    no_show_appeal: () => 'We are late with your appeal about a session.',
  },
} satisfies MailLines<typeof mentoringKinds>;
