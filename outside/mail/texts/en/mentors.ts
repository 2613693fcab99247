import type { kindsOfMentors } from '#contract/mentors/kinds.ts';
import type { MailLines } from '../words.ts';

/** The lines of emails about deadlines and notifications of this module. */
export const mentorLines = {
  topics: {
    mentorship: { subject: (site) => `News of mentoring on ${site}`, heading: 'Mentoring' },
  },
  notifications: {
    mentor_paused: () => 'Your page as a mentor is paused. It says why, and how you open it again.',
    mentor_page_late: () => 'We are late with reading your page as a mentor.',
    mentor_page_approved: () => 'We have read your page as a mentor.',
    mentor_page_returned: () => 'We have read your page as a mentor.',
  },
  owed: {
    mentor_page_review: ({ thing }) => `A mentor page waits for review: ${thing}.`,
    still_mentoring: () => 'Say whether you still mentor.',
  },
  awaited: {
    mentor_page_review: () => 'We are late with reading your page as a mentor.',
    still_mentoring: () => 'A mentor has not said whether they still mentor.',
  },
  until: {
    still_mentoring: (day) =>
      `Without an answer by ${day} your page is paused. You can open it again at any time.`,
  },
  lapsed: {
    still_mentoring: 'Your page as a mentor is paused. You can open it again at any time.',
  },
} satisfies MailLines<typeof kindsOfMentors>;
