import type { mentorshipKinds } from '#contract/mentorships/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. No subject or line names a topic or an outcome. */
export const mentorshipLines = {
  notifications: {
    mentorship_proposed: () => 'A member proposes a mentorship to you, and waits for your answer.',
    mentorship_countered: () => 'The other member proposes another plan for your mentorship. Answer it.',
    mentorship_agreed: () => 'There is news of your mentorship. You find it on its page.',
    mentorship_declined: () => 'There is news of your proposal of a mentorship.',
    mentorship_withdrawn: () => 'There is news of a proposal of a mentorship to you.',
    mentorship_paused: () => 'There is news of your mentorship: it rests for some weeks.',
    mentorship_resumed: () => 'There is news of your mentorship: it goes on.',
    mentorship_check_in_open: () => 'A check-in of your mentorship is open for 5 days.',
    mentorship_go_on_asked: () => 'Does your mentorship go on? Say so within 7 days, or it ends.',
    mentorship_completed: () => 'The last day of a mentorship of yours is over. Write what was reached.',
    mentorship_ended: () => 'There is news of your mentorship. You find it on its page.',
    mentorship_released: () =>
      'Your mentorship does not go on, because the other member is not available now.',
    mentorship_reached: () => 'Both of you can read now what was reached in your mentorship.',
  },
  owed: {
    mentorship_answer: ({ person }) =>
      `${person || 'A member'} proposes a mentorship to you and waits for your answer.`,
    mentorship_check_in: () => 'A check-in of your mentorship waits for you.',
    mentorship_go_on: () => 'Say whether your mentorship goes on. Without a yes from both of you it ends.',
  },
  awaited: {
    mentorship_answer: () => 'No answer came to your proposal of a mentorship.',
    mentorship_check_in: () => 'The other member did not write the check-in of your mentorship.',
    mentorship_go_on: () => 'The other member did not say that your mentorship goes on.',
  },
} satisfies MailLines<typeof mentorshipKinds>;
