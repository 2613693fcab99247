/** The part of a public profile about mentoring. */
export const profileMentorTexts = { title: 'Mentors members in', how: 'How mentoring works here' } as const;
