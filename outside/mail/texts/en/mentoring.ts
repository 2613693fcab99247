import type { mentoringKinds } from '#contract/mentoring/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a topic. */
export const mentoringLines = {
  unnamed: '',
  notifications: {
    mentoring_asked: () => 'A member asks you for a session, and waits for your answer.',
    mentoring_confirmed: () => 'A session of yours is confirmed. The page says when and how you meet.',
    mentoring_declined: () => 'There is news of your request for a session.',
    mentoring_withdrawn: () => 'There is news of a request for a session.',
    mentoring_released: () =>
      'A session of yours will not take place, because the other member is not available now.',
    mentoring_released_own: () =>
      'A session of yours will not take place, because you are not available to the other member any more.',
    mentoring_cancelled: () => 'A session of yours was cancelled. The page says why.',
    mentoring_move_offered: () =>
      'Another time is offered for a session of yours. Choose one, or keep the agreed time.',
    mentoring_moved: () => 'A session of yours has a new time.',
    mentoring_move_over: () => 'A session of yours stays at the agreed time.',
    mentoring_location_changed: () =>
      'The place or link of a session of yours has changed. The page shows the new one.',
    mentoring_day_before: () => 'A session of yours begins within 24 hours or a little more.',
    mentoring_hour_before: () => 'A session of yours begins in about an hour.',
    mentoring_over: () => 'A session of yours has ended. Say whether it took place.',
    mentoring_message: () => 'There is a message in a session of yours.',
    mentoring_claimed: () =>
      'The other member says that you did not come to a session. Answer within 3 days.',
    mentoring_claim_settled: () => 'It is decided how a session of yours counts.',
    mentoring_appeal_decided: () => 'We have looked at a session again. The page has the answer.',
    mentoring_slot: ({ thing }) => `${thing || 'A mentor'} has a free slot. It is not held for you.`,
    mentoring_thanked: () => 'A member has thanked you for a session.',
  },
  owed: {
    mentoring_answer: ({ person }) =>
      `${person || 'A member'} asks you as a mentor, and waits for your answer.`,
    mentoring_move: ({ person }) => `${person || 'A member'} offers another time for your session.`,
    no_show_contest: ({ person }) =>
      `${person || 'A member'} says that you did not come to a session. Say whether you were there.`,
    no_show_appeal: () => 'An appeal about a missed session waits.',
  },
  awaited: {
    mentoring_answer: () => 'No answer came to your request to a mentor. Its page shows other mentors.',
    mentoring_move: () => 'No one has taken the offered time. The agreed time stays.',
    no_show_contest: ({ person }) =>
      `${person || 'The other member'} did not say that they came to your session. It counts as missed by them.`,
    no_show_appeal: () => 'We are late with your appeal about a session.',
  },
} satisfies MailLines<typeof mentoringKinds>;
