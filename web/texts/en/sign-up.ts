import { site } from './site.ts';
export const signUpTexts = {
  pageTitle: 'Create Your Account',
  description:
    'Join Saharambh: real start-up projects, mentors and partners for students and founders in India and Africa.',
  intro: `One form, ${site.joiningTakes}. You can leave and come back: what you typed stays here.`,
  haveAccount: 'Already have an account?',
  signInHere: 'Sign in here',
  signedIn: (name: string) => `You are signed in as ${name}. Joining with another email signs you out here.`,
  toDashboard: 'Go to my dashboard',
  needsScript: 'Signing up needs JavaScript. Please switch it on for this page and reload.',
  required: 'required',
  optional: 'optional',

  next: {
    title: 'What happens next',
    steps: [
      'We mail you a six-digit code, so that nobody can join in your name.',
      'Your profile opens. Fill it at your own pace.',
      'You find a project, a mentor or a team, and begin together.',
    ],
  },

  sections: {
    you: 'About you',
    student: 'Your studies',
    birthDate: 'Your date of birth',
    guardian: 'Your parent or guardian',
    professional: 'Your work',
    password: 'Your password',
  },

  role: { label: 'Role', choose: 'I am joining as…' },
  name: { label: 'Full name' },
  email: { label: 'Email', hint: 'We send a six-digit code to it. Nobody else sees your address.' },
  phone: {
    label: 'Phone',
    country: 'Country code',
    more: 'All countries',
  },
  location: {
    label: 'Location',
    choose: 'Choose your district',
    otherLabel: 'City, State, Country',
    otherHint: 'For example: Accra, Greater Accra, Ghana',
  },
  dob: { label: 'Date of birth', hint: 'Only used to check your age. Never shown to others.' },
  educationLevel: { label: 'Education level', choose: 'Choose your level' },
  subLevel: {
    label: 'Degree or class',
    choose: 'Choose your degree',
    first: 'Choose your education level first',
  },
  majorField: { label: 'Field of study', choose: 'Choose your field' },
  college: { label: 'College or school' },
  guardian: {
    why: 'You are under 18, so a grown-up who is responsible for you has to agree. We send them an email with a link. Until they confirm, nobody else can see anything of your account, and we ask for no more than this.',
    email: 'Email of your parent or guardian',
  },
  resume: { label: 'Resume', hint: 'PDF, DOC or DOCX, up to 10 MB.' },
  portfolio: { label: 'Portfolio', hint: 'PDF, DOC, DOCX or ZIP, up to 50 MB.' },
  companyUrl: { label: 'Company URL', hint: 'For example: https://example.com' },
  password: { label: 'Password', hint: 'At least 8 characters. A short sentence is easy to keep in mind.' },
  confirmPassword: { label: 'Confirm password' },
  passwordsDiffer: 'Passwords do not match',
  passwordsMatch: 'Passwords match',
  strength: 'Password strength',
  strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  leaked: 'This password is on lists of leaked ones. Choose another if you can.',

  agree: 'I agree to the Terms & Privacy Policy',
  readTerms: 'Read the Terms of Service',
  readPrivacy: 'Read the Privacy Policy',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  marketing: 'Send me news about projects and programs (you can stop it any time).',
  close: 'Close',

  sendCode: 'Send OTP',
  sendingCode: 'Sending OTP...',
  sendFailed: 'Failed to send OTP. Please try again.',
  verified: 'Email verified',
  invalidEmail: 'Please enter a valid email address.',

  /** Beside the field at fault; the whole sentence stands above the form. */
  faultNotes: {
    missing: 'Please fill this in.',
    unverified: 'Press Send OTP and enter the code from the email.',
    tooShort: 'This is too short.',
    untick: 'Please tick this box.',
    check: 'Please check this.',
  },
  fileFailed: 'Your file could not be uploaded. Please try again, or remove it and add it later.',

  submit: 'Create Account',
  submitting: 'Creating Account...',
  failed: 'Signup failed. Please try again.',
  logIn: 'Sign in',
  resetPassword: 'Reset your password',
  wrongPasswordOfExisting:
    'User already exists but password is incorrect. Please try logging in or reset your password.',

  welcomeNew: (name: string) => `Welcome to Saharambh, ${name}! Your account is ready.`,
  welcomeExisting: 'You already have an account with this email, so we signed you in.',
} as const;

export const codeDialogTexts = {
  title: 'Enter your code',
  intro: 'We sent a six-digit code to',
  hint: 'It can take a minute. Please look in the spam folder too.',
  label: 'Six-digit code',
  verify: 'Verify',
  verifying: 'Verifying...',
  cancel: 'Cancel',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  resent: 'A new code is on its way.',
  invalid: (message: string) => `Invalid OTP: ${message}`,
  incomplete: 'Please enter all six digits.',
  wrong: 'This is not the right code, or it is too old. Please look at the newest mail.',
  failed: 'The code could not be checked. Please try again.',
} as const;

export const attachmentTexts = {
  choose: 'Choose a file',
  replace: 'Choose another file',
  remove: 'Remove',
  cancel: 'Cancel upload',
  retry: 'Try again',
  waitsForEmail: 'Will be uploaded as soon as your email is verified.',
  uploading: (percent: number) => `Uploading: ${percent} %`,
  waitsForLine: 'Connection lost. The upload goes on by itself when it is back.',
  stored: 'Uploaded',
  failed: 'The file could not be uploaded. Please try again.',
  lostByReload: (name: string) => `Please choose ${name} again: a reload cannot keep a file.`,
  wrongType: (extensions: string) => `Please choose a file of one of these kinds: ${extensions}.`,
  tooLarge: (megabytes: number) => `Please choose a file of at most ${megabytes} MB.`,
  empty: 'This file is empty. Please choose another one.',
} as const;
