export const verifyEmailTexts = {
  pageTitle: 'Verify your email',
  description: 'Confirms the email address of your Saharambh account.',
  intro: 'Press the button, and we know that this address is yours.',
  verify: 'Verify my email',
  working: 'Checking your link...',
  doneTitle: 'Your email is verified',
  done: 'Thank you. You need not do anything else here.',
  toDashboard: 'Go to my dashboard',
  signIn: 'Sign in',
  badTitle: 'This link does not work any more',
  bad: 'It is older than one hour, already used, or not complete.',
  doneForeign: (email: string) =>
    `It belongs to another account than the one you are signed in to here (${email}).`,
  badForeign: (email: string) =>
    `It is too old, already used, or not complete. It belongs to another account than the one you are signed in to (${email}). Sign in to the other account, and we can send a new link.`,
  signInAsOther: 'Sign in to the other account',
  badSignedOut: 'Sign in, and we can send you a new one.',
  alreadyTitle: 'Your email is already verified',
  already: 'You have used this link before.',
  newLink: 'Send me a new link',
  sendingLink: 'Sending the link...',
  sent: (email: string) => `A new link is on its way to ${email}.`,
} as const;
