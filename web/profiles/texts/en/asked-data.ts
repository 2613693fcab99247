/** The data that the sign-up asks for, and why, in five lines; `/notice` has all of it, one by one. */
export const askedDataTexts = {
  title: 'What we ask for, and why',
  lines: [
    { what: 'Name, email and password', why: 'to know who signs in, and to write to you.' },
    { what: 'Role, location and phone number', why: 'to show what fits you. No member sees your number.' },
    { what: 'Date of birth', why: 'what is open to you depends on your age. It is never shown.' },
    { what: 'Studies or company, and a file if you add one', why: 'to show who you are where you apply.' },
    { what: 'Under 18, a parent’s or guardian’s email', why: 'they must agree. Then we ask for no more.' },
  ],
  more: 'All that we hold, why, and for how long',
} as const;
