export const verifyEmailTexts = {
  pageTitle: 'Verify your email',
  description: 'Confirms the email address of your Saharambh account.',
  intro: 'One press, and we know that this address is yours.',
  verify: 'Verify my email',
  working: 'Checking your link...',
  doneTitle: 'Your email is verified',
  done: 'Thank you. Nothing else to do here.',
  toDashboard: 'Go to my dashboard',
  signIn: 'Sign in',
  badTitle: 'This link does not work any more',
  bad: 'It is older than one hour, has been used already, or was cut off on the way.',
  doneForeign: (email: string) =>
    `It belongs to another account than the one you are signed in to here (${email}).`,
  badForeign: (email: string) =>
    `It is too old, has been used already, or was cut off on the way, and it belongs to another account than the one you are signed in to (${email}). Sign in to that one, and we can send a new link.`,
  signInAsOther: 'Sign in to the other account',
  badSignedOut: 'Sign in, and we can send you a new one from here.',
  alreadyTitle: 'Your email is already verified',
  already: 'This link has done its work before.',
  newLink: 'Send me a new link',
  sendingLink: 'Sending the link...',
  sent: (email: string) => `A new link is on its way to ${email}.`,
} as const;
