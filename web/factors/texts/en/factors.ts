import { moment, number } from '#web/ground/texts/amounts.ts';

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
  lost: 'I have lost all of these',
  plainIntro:
    'The next step is important, and you signed in some time ago. Please prove once more that it is you. If you have typed something, it is kept and you find it again.',
  password: 'Your password',
  orMail: 'Or by a code that we mail to you',
  byMail: 'We mail a code to the address of your account.',
  mailCode: 'Mail me a code',
  mailing: 'Mailing...',
  mailed: 'The code is on its way to your address.',
  mailedCode: 'The code from the mail',
  byCode: 'Continue with the code',
} as const;

/** The way in for a member who has lost all of it. */
export const lostTexts = {
  pageTitle: 'You have lost your second step',
  description: 'Open your account without your app and your codes, after a wait.',
  intro: 'Have you looked for your recovery codes? With one of them you are in at once.',
  how: 'Without them it takes your password, a code that we mail to you, and three days. After a new password was chosen by a mailed link it takes seven days.',
  howWithoutPassword:
    'Without them it takes the mailed code with which you have just signed in, a second one after 24 hours, and then three days.',
  meanwhile:
    'Each day we write to all your addresses. Any device that is signed in can stop it, and so does any sign-in with the second step.',
  mailCode: 'Mail me a code',
  mailing: 'Mailing...',
  mailed: 'The code is on its way to your address.',
  code: 'The code from the mail',
  password: 'Your password',
  begin: 'Begin the wait',
  second: 'Begin the three days',
  open: 'Open my account',
  working: 'Checking...',
  awaitsSecond: (from: string) =>
    `Your first code counts. Sign in with another mailed code after ${moment(from)}, and come back to this page within seven days of that.`,
  awaitsNow: 'This is your second code. With it the three days begin.',
  waits: (until: string) =>
    `The wait runs until ${moment(until)}. Sign in again after that, and come back to this page.`,
  over: 'The wait is over. Your account now opens without the second step. All other devices are signed out, and you can add a new app.',
  staff: 'You have rights at the desk. Only the operator of the site can remove your second step.',
  back: 'Back to the code',
} as const;

/** Adding, naming and removing what proves a sign-in beside the password. */
export const signInTexts = {
  pageTitle: 'Second step when you sign in',
  shortTitle: 'Second step',
  description:
    'Add an authenticator app or a passkey, and keep recovery codes for the day you do not have it.',
  intro:
    'With an authenticator app or a passkey, a password or a mailed code alone no longer opens your account. Any app for one-time codes works.',
  off: 'No second step is added. Your password or a mailed code opens your account.',
  apps: 'Your apps',
  added: (day: string) => `Added on ${day}.`,
  addedAndUsed: (added: string, used: string) => `Added on ${added}, last used on ${used}.`,
  change: (name: string) => `Change ${name}`,
  rename: 'Save the name',
  renaming: 'Saving...',
  renamed: 'It has its new name.',
  remove: 'Remove the app',
  removing: 'Removing...',
  removePasskey: 'Remove the passkey',
  removeHint: 'Your other apps and passkeys keep working.',
  required: (from: string) =>
    `You have rights at the desk. From ${from} on only this page opens for you until you have added an app or a passkey.`,
  removeLast:
    'This is your only second step. Without it your recovery codes end, and your password or a mailed code opens your account.',
  removed: 'It is removed. We have emailed you about it.',
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
