/** The text of the tab in Find, which every search shows. */
export const mentorTabText = 'Mentors';

/** The row under You. */
export const mentorRowTexts = {
  title: 'Mentoring',
  facts: 'Your sessions, lists, and your page as a mentor',
} as const;
