import { moment, plural } from '#web/ground/texts/amounts.ts';

/** The second step of a sign-in, and of an action that asks for it. */
export const secondTexts = {
  pageTitle: 'Confirm that it is you',
  description: 'Type a code from your authenticator app, or a recovery code.',
  intro: 'Type the code that your authenticator app shows, or one of your recovery codes.',
  code: 'Code from the app, or recovery code',
  hint: 'Each code works once.',
  submit: 'Continue',
  submitting: 'Continuing...',
  other: 'Sign in to another account',
  lost: 'I have lost all of these',
  plainIntro:
    'The next step is important, and you signed in some time ago. Please prove again that it is you. We keep the text that you typed, and show it again.',
  password: 'Your password',
  orMail: 'Or use a code that we email you',
  byMail: 'We email a code to the address of your account.',
  mailCode: 'Email me a code',
  mailing: 'Sending...',
  mailed: 'We have sent a code to your address.',
  mailedCode: 'The code from the email',
  byCode: 'Continue with the code',
} as const;

/** The way in for a member who has lost every factor. */
export const lostTexts = {
  pageTitle: 'You have lost your second step',
  description: 'Open your account without your app and your codes, after a wait.',
  intro: 'Do you have a recovery code? With one of them you can sign in at once.',
  how: 'Without them you need your password and a code that we email you. Then you wait three days. If you have just chosen a new password by an emailed link, you wait seven days.',
  howWithoutPassword:
    'Without them you need two codes: the emailed code with which you have just signed in, and a second one after 24 hours. Then you wait three days.',
  meanwhile:
    'Each day we email all your addresses. You can stop the wait on any device that is signed in. A sign-in with the second step also stops it.',
  mailCode: 'Email me a code',
  mailing: 'Sending...',
  mailed: 'We have sent a code to your address.',
  code: 'The code from the email',
  password: 'Your password',
  begin: 'Begin the wait',
  second: 'Begin the three days',
  open: 'Open my account',
  working: 'Checking...',
  awaitsSecond: (from: string) =>
    `Your first code counts. Sign in with another emailed code after ${moment(from)}. Come back to this page within seven days after that.`,
  awaitsNow: 'This is your second code. Begin the three days now.',
  waits: (until: string) =>
    `You wait until ${moment(until)}. After that, sign in again and come back to this page.`,
  over: 'The wait is over. You can now open your account without the second step. All your other devices are then signed out, and you can add a new app.',
  staff: 'You have rights in the administration. Only the operator of the site can remove your second step.',
  back: 'Back to the code',
} as const;

/** Adding, naming and removing factors. */
export const signInTexts = {
  pageTitle: 'Second step when you sign in',
  shortTitle: 'Second step',
  description: 'Add an authenticator app or a passkey. Keep recovery codes in case you lose it.',
  intro:
    'Add an authenticator app or a passkey. Then no one can open your account with only your password or an emailed code. Any app for one-time codes works.',
  off: 'You have no second step. Your password or an emailed code opens your account.',
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
    `You have rights in the administration. Please add an app or a passkey. From ${from} on, only this page opens for you until you have added one.`,
  removeLast:
    'This is your only second step. If you remove it, your recovery codes end, and your password or an emailed code opens your account.',
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
  first: 'The code in the app now',
  confirm: 'Use this app',
  confirming: 'Checking...',
  confirmed: 'The app is added. We have emailed you about it.',
  othersEnded: 'All your other devices are signed out.',
  codes: 'Recovery codes',
  codesHint:
    'If you do not have the app, use a recovery code. Each code works once. Do not keep the codes on your phone.',
  codesLeft: (left: number) =>
    left === 0
      ? 'No code is left.'
      : plural(left, { one: () => '1 code is left.', other: (shown) => `${shown} codes are left.` }),
  codesNow: 'Write these codes down or print them. We show them only once.',
  newCodes: 'Make ten new codes',
  makingCodes: 'Making codes...',
  newCodesHint: 'Your old codes stop working.',
} as const;

/** The link in the email about a change. */
export const restoreTexts = {
  pageTitle: 'Undo the change',
  description: 'Get your earlier apps and recovery codes back, and choose a new password.',
  intro:
    'You get back the apps and recovery codes that you had before the change. We sign out all devices. Your password no longer works, and you choose a new one.',
  submit: 'Undo the change',
  submitting: 'Undoing...',
  badTitle: 'This link no longer works',
  bad: 'You can use this link once, within seven days. It also ends when an earlier change is undone. If another person uses your account, complain to us.',
  contact: 'Complain',
  newPassword: 'Choose a new password',
} as const;
