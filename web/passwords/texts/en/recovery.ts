export const forgotTexts = {
  pageTitle: 'Forgot your password?',
  description: 'Ask for a link to choose a new password for your Saharambh account.',
  intro: 'Tell us your email. We send you a link to choose a new password.',
  email: 'Email',
  submit: 'Send the link',
  submitting: 'Sending the link...',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If ${email} has an account here, a link is on its way. It works once, for one hour. Please look in the spam folder too. We send only a few emails an hour to one address. If none comes, please try again in an hour.`,
  again: 'Use another email',
  back: 'Back to sign in',
} as const;

export const resetTexts = {
  pageTitle: 'Choose a new password',
  description: 'Choose a new password for your Saharambh account.',
  intro: 'It replaces the old one. We sign out all your devices.',
  submit: 'Save the new password',
  submitting: 'Saving...',
  doneTitle: 'Your password is changed',
  done: 'You can sign in with it now.',
  signIn: 'Sign in',
  badTitle: 'This link does not work any more',
  bad: 'It is older than one hour, not complete, or already used. Ask for a new link.',
  badUsed:
    'If you have just chosen a new password with it, your password is changed. Sign in with the new one.',
  newLink: 'Send me a new link',
} as const;

export const restoreTexts = {
  pageTitle: 'Get your account back',
  description: 'Brings your Saharambh account back to the email address that it had before.',
  intro:
    'Press the button if you did not change the email address. Your account uses the old address again. We sign out all devices. Then you choose a new password.',
  submit: 'Bring my account back',
  submitting: 'Bringing it back...',
  badTitle: 'This link does not work any more',
  bad: 'It is older than seven days, not complete, or already used. If another person uses your account, complain to us. You get a number at once.',
  badUsed:
    'If you have just pressed the button, your account has its old address back. Ask for a link to choose a new password.',
  newPassword: 'Choose a new password',
  taken: 'Another account has confirmed this address in the meantime. Complain to us, and we look at it.',
  contact: 'Complain',
} as const;
