/** What a person is to the others; apart from the rules of the form, since pages that show one need no more. */
export const roles = ['Student', 'Entrepreneur', 'Mentor', 'Investor', 'Industry Professional'] as const;
export type Role = (typeof roles)[number];
export const student: Role = 'Student';
export const founder: Role = 'Entrepreneur';
