export const guardianNoticeTexts = {
  title: 'Waiting for your parent or guardian',
  waiting: (name: string, email: string) =>
    `We asked ${name} (${email}) to confirm your account. Until then you can fill in your profile, and nobody else sees it.`,
  noneTitle: 'You need a parent or guardian',
  none: 'You are under 18. Name a parent or guardian, and we ask them by mail. Until they confirm, nobody else sees your account.',
  ask: 'Name a parent or guardian',
  refusedTitle: 'Your parent or guardian has not agreed',
  refused: (name: string) =>
    `${name} has refused. Talk about it with each other: the link in the email still works, and you can ask again here.`,
  confirmed: (name: string) => `${name} has confirmed your account. Everything is open to you now.`,
  change: 'Ask again, or ask somebody else',
  name: 'Name of your parent or guardian',
  email: 'Their email',
  submit: 'Send the request',
  submitting: 'Sending...',
  missing: 'Please fill in all required fields.',
  invalidEmail: 'Please enter a valid email address of your parent or guardian.',
  sent: (email: string) => `The request is on its way to ${email}.`,
  failed: 'The request could not be sent. Please try again.',
} as const;

export const guardianPageTexts = {
  pageTitle: 'A young person asks for your consent',
  description: 'For parents and guardians of members under 18.',
  title: (member: string) => `${member} wants to join Saharambh`,
  intro: (guardian: string, member: string) =>
    `${guardian}, ${member} has named you as parent or guardian. Members under 18 need a grown-up who agrees.`,
  about: [
    'Saharambh brings students, founders, mentors and partners together on startup projects.',
    'We keep what the sign-up asks: name, email, phone, location, date of birth, education and, if given, a resume. We do not sell it.',
    'Until you agree, nobody else can see anything of the account. You can change your answer with the same link.',
  ],
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  confirm: 'I am responsible for this person and I agree',
  refuse: 'I do not agree',
  saving: 'Saving...',
  confirmed: 'You have agreed. The account is open now. Thank you.',
  refused: 'You have not agreed. The account stays closed to everybody else.',
  until: (day: string) => `You can change your answer with this link until ${day}.`,
  badTitle: 'This link does not work any more',
  bad: 'It may be older than 30 days, or a newer request has taken its place. The young person can send you a new one from their dashboard.',
} as const;
