export const guardianNoteTexts = {
  title: 'Waiting for your parent or guardian',
  waiting: (email: string) =>
    `We asked ${email} to confirm your account. Until then no one else sees it. We keep only the data that we need to ask them.`,
  noneTitle: 'You need a parent or guardian',
  none: 'You are under 18. Name a parent or guardian. We ask them by email. Until they confirm, no one else sees your account.',
  ask: 'Name a parent or guardian',
  refusedTitle: 'Your parent or guardian has not agreed',
  refused:
    'They have refused or withdrawn their consent. Talk about it with each other. They can still agree with the link in our email. You can ask another person only after our staff have looked at it. If they do not agree, we delete the account. We email you 48 hours before.',
  reviewed: 'Our staff have looked at it. You cannot ask another person.',
  askUs: 'Ask us to look at it',
  confirmed: 'Your parent or guardian has confirmed your account. You can fill in your profile now.',
  change: 'Ask again, or ask another person',
  email: 'Email of your parent or guardian',
  submit: 'Send the request',
  submitting: 'Sending...',

  sent: (email: string) => `We have sent the request to ${email}.`,
} as const;
