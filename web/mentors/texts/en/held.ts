import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const mentorHeld = {
  mentors: {
    group: 'others',
    policy: 'Your page',
    name: 'Your page as a mentor',
    holds:
      'What a mentor offers and in which hours, whether the page is open, and the decision if we removed it.',
    why: 'To let other members find and ask a mentor.',
    kept: 'As long as the account.',
  },
  mentor_slots: {
    group: 'others',
    policy: 'Your page',
    name: 'The times at which a mentor can be asked',
    holds: 'The free times that follow from a mentor’s hours and sessions.',
    why: 'To show them to members who look for a mentor.',
    kept: 'Until the time is taken or over.',
  },
  booked_times: {
    group: 'others',
    policy: 'Your page',
    name: 'Times of your sessions',
    holds: 'When a member is busy with a session or an office hour, and the topic of the office hour.',
    why: 'To prevent two sessions at one time.',
    kept: '30 days after the end of the time, or until the session is cancelled.',
  },
  mentor_reviews: {
    group: 'others',
    policy: 'Your page',
    name: 'Reviews of mentor pages',
    holds: 'Which words held the text of a mentor page for review, and the decision.',
    why: 'To prevent pages that ask members for money or lead them away.',
    kept: 'As long as the page.',
  },
} satisfies ModuleHeld;
