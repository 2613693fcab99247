export const skillsTexts = {
  pageTitle: 'Skills and time',
  description: 'What you can do, and how much time you have in a week.',
  why: 'Both are optional. They stand on your profile card, and will help to find work that fits you.',
  member: {
    skills: 'What can you do?',
    skillsHint: 'Up to 15, with commas between them: Accounting, JavaScript, Field Sales.',
    time: 'Hours a week',
    timeHint: 'As many as you really have, up to 48.',
  },
  mentor: {
    skills: 'Which topics do you help with?',
    skillsHint: 'Up to 15, with commas between them: Negotiation, Product Design, GST Filing.',
    time: 'Evenings a week',
    timeHint: 'From 1 to 7.',
  },
  save: 'Save',
  saving: 'Saving...',
  skip: 'Not now',
  ageless: 'This opens once we know your date of birth.',
  waiting: 'This opens when your parent or guardian has agreed.',
} as const;
