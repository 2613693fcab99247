export const forgotTexts = {
  pageTitle: 'Forgot your password?',
  description: 'Ask for a link to choose a new password for your Saharambh account.',
  intro: 'Tell us your email. We send you a link to choose a new password.',
  email: 'Email',
  submit: 'Send the link',
  submitting: 'Sending the link...',
  sentTitle: 'Look in your mail',
  sent: (email: string) =>
    `If ${email} has an account here, a link is on its way. It works once, and for one hour. Please look in the spam folder too. We send few letters an hour to one address: if none comes, please try again in an hour.`,
  again: 'Use another email',
  back: 'Back to sign in',
} as const;

export const resetTexts = {
  pageTitle: 'Choose a new password',
  description: 'Choose a new password for your Saharambh account.',
  intro: 'It replaces the old one. All devices that are signed in will be signed out.',
  submit: 'Save the new password',
  submitting: 'Saving...',
  doneTitle: 'Your password is changed',
  done: 'You can sign in with it now.',
  signIn: 'Sign in',
  badTitle: 'This link does not work any more',
  bad: 'It is older than one hour, was cut off on the way, or has been used.',
  badUsed:
    'If you chose a new password with it a moment ago, your password is changed: sign in with the new one.',
  newLink: 'Send me a new link',
} as const;

export const restoreTexts = {
  pageTitle: 'Get your account back',
  description: 'Brings your Saharambh account back to the email address that it had before.',
  intro:
    'Press if it was not you who changed the email address. The account uses the old address again, all devices are signed out, and you choose a new password next.',
  submit: 'Bring my account back',
  submitting: 'Bringing it back...',
  badTitle: 'This link does not work any more',
  bad: 'It is older than seven days, was cut off on the way, or has been used. If your account is in the hands of another person, complain: you get a number at once.',
  badUsed:
    'If you pressed the button a moment ago, your account has its old address back: ask for a link to choose a new password.',
  newPassword: 'Choose a new password',
  taken: 'Another account has confirmed this address meanwhile. Complain, and we look at it.',
  contact: 'Complain',
} as const;
