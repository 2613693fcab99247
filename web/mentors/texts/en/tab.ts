/** The text of the tab in Find, which every search shows. */
export const mentorTabText = 'Mentors';

/** The row under You. */
export const mentorRowTexts = {
  title: 'Your page as a mentor',
  facts: 'Topics, hours, and whether members can ask you',
} as const;
