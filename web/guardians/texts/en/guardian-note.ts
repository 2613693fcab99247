export const guardianNoteTexts = {
  title: 'Waiting for your parent or guardian',
  waiting: (email: string) =>
    `We asked ${email} to confirm your account. Until then no one else sees it. We keep only the data that we need to ask them.`,
  noneTitle: 'You need a parent or guardian',
  none: 'You are under 18. Name a parent or guardian, and we ask them by mail. Until they confirm, no one else sees your account.',
  ask: 'Name a parent or guardian',
  refusedTitle: 'Your parent or guardian has not agreed',
  refused:
    'They have refused, or have taken their consent back. Talk about it with each other: with the link in our mail to them they can still agree. You can ask no other person before one of us has looked at it. Unless they agree, the account is deleted; we write to you 48 hours before.',
  reviewed: 'One of us has looked at it: the refusal stands.',
  askUs: 'Ask us to look at it',
  confirmed: 'Your parent or guardian has confirmed your account. You can fill in your profile now.',
  change: 'Ask again, or ask another person',
  email: 'Email of your parent or guardian',
  submit: 'Send the request',
  submitting: 'Sending...',

  sent: (email: string) => `The request is on its way to ${email}.`,
} as const;
