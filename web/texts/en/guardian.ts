export const guardianNoticeTexts = {
  title: 'Waiting for your parent or guardian',
  waiting: (email: string) =>
    `We asked ${email} to confirm your account. Until then nobody else sees it, and we keep nothing of you but what we need to ask.`,
  noneTitle: 'You need a parent or guardian',
  none: 'You are under 18. Name a parent or guardian, and we ask them by mail. Until they confirm, nobody else sees your account.',
  ask: 'Name a parent or guardian',
  refusedTitle: 'Your parent or guardian has not agreed',
  refused:
    'They have refused. Talk about it with each other: the link in the email still works. One of us looks at it before somebody else is asked.',
  confirmed: 'Your parent or guardian has confirmed your account. You can fill in your profile now.',
  change: 'Ask again, or ask somebody else',
  email: 'Email of your parent or guardian',
  submit: 'Send the request',
  submitting: 'Sending...',

  sent: (email: string) => `The request is on its way to ${email}.`,
} as const;

export const guardianPageTexts = {
  pageTitle: 'A young person asks for your consent',
  description: 'For parents and guardians of members under 18.',
  title: (member: string) => `${member} wants to join Saharambh`,
  intro: (member: string) =>
    `${member} has named you as parent or guardian. Members under 18 need a grown-up who agrees.`,
  about: [
    'Saharambh brings students, founders, mentors and partners together on startup projects.',
    'Until you agree, we keep only a name, the date of birth and your two addresses. Afterwards the profile may hold what they fill in: phone, location, education, a resume. We do not sell it.',
    'Until you agree, nobody else can see anything of the account. You can change your answer with the same link.',
  ],
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  confirm: 'I am responsible for this person and I agree',
  refuse: 'I do not agree',
  saving: 'Saving...',
  relation: {
    label: 'You are',
    choose: 'Please choose…',
    parent: 'Parent',
    legal_guardian: 'Legal guardian',
  },
  adult: 'I am 18 or older',
  since: (day: string) => `Your answer is of ${day}.`,
  confirmed: 'You have agreed. They can fill in their profile now. Thank you.',
  refused: 'You have not agreed. The account stays closed to everybody else.',
  until: (day: string) =>
    `You can take your answer back with this link at any time until ${day}, when nobody needs to agree any more.`,
  badTitle: 'This link does not work any more',
  bad: 'A newer request may have taken its place. The young person can send you a new one from their dashboard.',
} as const;
