import { number } from '#web/ground/texts/amounts.ts';

/** The second step of a log-in, and the same again before what asks for it. */
export const secondTexts = {
  pageTitle: 'Confirm that it is you',
  description: 'Type a code of your authenticator app, or a recovery code.',
  intro: 'Type the code that your authenticator app shows, or one of your recovery codes.',
  code: 'Code of the app, or recovery code',
  hint: 'Each code works once.',
  submit: 'Continue',
  submitting: 'Continuing...',
  other: 'Sign in to another account',
} as const;

/** Adding, naming and removing what proves a sign-in beside the password. */
export const signInTexts = {
  pageTitle: 'Second step when you sign in',
  shortTitle: 'Second step',
  description: 'Add an authenticator app, and keep recovery codes for the day you do not have it.',
  intro:
    'With an authenticator app, a password or a mailed code alone no longer opens your account. Any app for one-time codes works.',
  off: 'No app is added. Your password or a mailed code opens your account.',
  apps: 'Your apps',
  added: (day: string) => `Added on ${day}.`,
  addedAndUsed: (added: string, used: string) => `Added on ${added}, last used on ${used}.`,
  change: (name: string) => `Change ${name}`,
  rename: 'Save the name',
  renaming: 'Saving...',
  renamed: 'The app has its new name.',
  remove: 'Remove the app',
  removing: 'Removing...',
  removeHint: 'Other apps keep working.',
  removeLast:
    'This is your only app. Without it your recovery codes end, and your password or a mailed code opens your account.',
  removed: 'The app is removed. We have emailed you about it.',
  add: 'Add an app',
  addNext: 'Next',
  adding: 'Preparing...',
  name: 'A name for the app',
  nameHint: 'For example “My phone”.',
  password: 'Your password, to confirm that it is you',
  full: 'You have three apps. Remove one before you add another.',
  again: 'Sign in again',
  scanTitle: (name: string) => `Connect “${name}”`,
  scan: 'Scan this picture with your app, or type the key into it.',
  scanAlt: 'QR code with the key for your authenticator app',
  key: 'Key',
  openApp: 'Open it in an app on this device',
  first: 'The code that the app shows now',
  confirm: 'Use this app',
  confirming: 'Checking...',
  confirmed: 'The app is added. We have emailed you about it.',
  othersEnded: 'All your other devices are signed out.',
  codes: 'Recovery codes',
  codesHint: 'Each code opens your account once in place of the app. Keep them where your phone is not.',
  codesLeft: (left: number) => (left === 1 ? '1 code is left.' : `${number(left)} codes are left.`),
  codesNow: 'Write these codes down or print them. We show them this once.',
  newCodes: 'Make ten new codes',
  makingCodes: 'Making codes...',
  newCodesHint: 'The codes of before stop working.',
} as const;

/** The link in the email about a change. */
export const restoreTexts = {
  pageTitle: 'Undo the change',
  description: 'Go back to the apps and recovery codes of before, and choose a new password.',
  intro:
    'We put back the apps and recovery codes that you had before the change. Everybody is signed out, the password ends, and you choose a new one.',
  submit: 'Undo the change',
  submitting: 'Undoing...',
  badTitle: 'This link no longer works',
  bad: 'The link was used, is older than seven days, or an earlier change was undone.',
  contact: 'Complain',
  newPassword: 'Choose a new password',
} as const;
