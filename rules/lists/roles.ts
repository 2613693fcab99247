/** The role of a member. It stands apart from the rules of the form because pages that show a role need no more. */
export const roles = ['Student', 'Entrepreneur', 'Mentor', 'Investor', 'Industry Professional'] as const;
export type Role = (typeof roles)[number];
export const student: Role = 'Student';
export const founder: Role = 'Entrepreneur';
