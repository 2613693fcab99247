/** Settings: who can get into the account, emails, and the own data. */
export const settingsTexts = {
  description: 'Signing in, devices, emails from us and your data.',
  security: 'Sign-in and security',
  blocked: 'Whom you have blocked',
  secondStep: 'Second step when you sign in',
} as const;

export const securityTexts = {
  title: 'Sign-in and security',
  devices: 'Where you are signed in',
  devicesHint: 'End a session that you do not know, and change your password.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  since: (day: string) => `since ${day}`,
  lastUsed: (day: string) => `last used ${day}`,
  end: 'End session',
  endNamed: (device: string) => `End session: ${device}`,
  everywhere: 'Log out everywhere',
  changePassword: 'Change password',
  choosePassword: 'Choose a password',
  oldPassword: 'Current password',
  submit: 'Save new password',
  submitting: 'Saving...',
  changed: 'Your password is changed. All other devices are signed out.',
} as const;

export const ownDataTexts = {
  title: 'Your data',
  exportHint: 'A ZIP with everything we hold about you: account, profile, sign-ins, consents and files.',
  export: 'Download my data',
  proveBefore: 'Confirm that it is you, then download',
  leavingTitle: 'Your account will be deleted',
  leaving: (day: string) =>
    `On ${day} we remove it with your profile and your files. Until then you can keep it.`,
  keep: 'Keep my account',
} as const;

export const newsTexts = {
  title: 'Emails from us',
  news: 'News about projects and programs',
  always: 'We always send codes, links and emails about the safety of your account.',
  save: 'Save',
  saved: 'Saved.',
} as const;

export const emailChangeTexts = {
  open: 'Change email',
  email: 'New email',
  password: 'Your password, to confirm the new email',
  submit: 'Send OTP',
  submitting: 'Sending OTP...',
  codeTitle: 'Enter the code from your new mailbox',
  changed: (email: string) => `Your email is ${email} now.`,
} as const;
