export const dashboardTexts = {
  pageTitle: 'Dashboard',
  description: 'Your Saharambh profile.',
  loading: 'Loading...',
  welcome: (name: string) => `Welcome back, ${name}!`,
  manage: 'Manage your profile',
  logOut: 'Logout',
  loggingOut: 'Logging out...',
  card: 'Profile Information',
  fields: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    location: 'Location',
    role: 'Role',
    college: 'College',
  },
  notProvided: 'Not provided',
  notSpecified: 'Not specified',
  dismiss: 'Dismiss',
  lost: 'We could not reach Saharambh, so your profile cannot be shown right now.',
  retry: 'Try again',
} as const;

export const editTexts = {
  open: 'Edit profile',
  title: 'About you',
  studies: 'Your studies',
  work: 'Your work',
  save: 'Save profile',
  saving: 'Saving...',
  cancel: 'Cancel',
  saved: 'Your profile is saved.',
  failed: 'The profile could not be saved. Please try again.',
  changedElsewhere:
    'Your profile was changed somewhere else since you opened it. Save again to put this version in its place.',
  sessionEnded: 'Your session has ended. What you typed is kept.',
  signInAgain: 'Sign in again',
  resume: 'Resume',
  portfolio: 'Portfolio',
  download: 'Download',
} as const;

export const securityTexts = {
  title: 'Sign-in and security',
  devices: 'Where you are signed in',
  devicesHint: 'End a session that you do not know, and change your password.',
  loading: 'Loading...',
  devicesFailed: 'The list could not be loaded.',
  retry: 'Try again',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  since: (day: string) => `since ${day}`,
  lastUsed: (day: string) => `last used ${day}`,
  end: 'End session',
  endNamed: (device: string) => `End session: ${device}`,
  endFailed: 'The session could not be ended. Please try again.',
  everywhere: 'Log out everywhere',
  changePassword: 'Change password',
  choosePassword: 'Choose a password',
  oldPassword: 'Current password',
  submit: 'Save new password',
  submitting: 'Saving...',
  missing: 'Please fill in all required fields.',
  changed: 'Your password is changed. All other devices are signed out.',
  changeFailed: 'The password could not be changed. Please try again.',
} as const;

export const completenessTexts = {
  title: (done: number, parts: number) => `Your profile: ${done} of ${parts} complete`,
  missing: (parts: string[]) => `Still missing: ${parts.join(', ')}.`,
  add: 'Complete it',
  parts: {
    phone: 'phone',
    location: 'location',
    education: 'education',
    college: 'college',
    resume: 'resume',
    companyUrl: 'company URL',
    portfolio: 'portfolio',
  },
} as const;

export const ownDataTexts = {
  title: 'Your data',
  exportHint: 'A ZIP with everything we hold about you: account, profile, sign-ins, consents and files.',
  export: 'Download my data',
  leavingTitle: 'Your account will be deleted',
  leaving: (day: string) =>
    `On ${day} we remove it with your profile and your files. Until then you can keep it.`,
  keep: 'Keep my account',
  keepFailed: 'That did not work. Please try again.',
} as const;

export const newsTexts = {
  title: 'Mail from us',
  news: 'News about projects and programs',
  always: 'Codes, links and what concerns the safety of your account always come.',
  saved: 'Saved.',
  failed: 'That could not be saved. Please try again.',
} as const;

export const noticeTexts = {
  unverified: 'Your email is not verified yet',
  verify: (email: string) => `Follow the link that we send to ${email}, so that we know it is yours.`,
  blank: 'Your profile is empty',
  fill: 'Tell the others who you are and what you can do.',
  start: 'Fill in my profile',
} as const;

export const emailChangeTexts = {
  open: 'Change email',
  email: 'New email',
  password: 'Your password, to confirm the new email',
  submit: 'Send OTP',
  submitting: 'Sending OTP...',
  invalid: 'Please enter a valid email address.',
  codeTitle: 'Enter the code from your new mailbox',
  changed: (email: string) => `Your email is ${email} now.`,
  failed: 'Failed to send OTP. Please try again.',
} as const;
