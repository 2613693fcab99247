/** The part of a public profile about mentoring. */
export const profileMentorTexts = {
  title: 'Mentor for these topics',
  how: 'How mentoring works here',
} as const;
