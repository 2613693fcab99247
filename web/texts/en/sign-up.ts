import { plural } from '../amounts.ts';
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
  dob: {
    label: 'Date of birth',
    hint: 'Only used to check your age. Never shown to others. For example: 29 2 2004',
    day: 'Day',
    month: 'Month',
    year: 'Year',
  },
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
    ifYoung:
      'Only if you are under 18: then a grown-up who is responsible for you has to agree, and we send them an email with a link. We need your name, email, password and date of birth, and nothing else of this form.',
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
  verified: 'Email verified',

  /** Beside an empty field; the whole sentence stands above the form. */
  missing: {
    role: 'Choose the role you join as.',
    name: 'Write your name.',
    email: 'Write your email.',
    phoneCountry: 'Choose the country of your number.',
    phone: 'Write your phone number.',
    district: 'Choose your district.',
    otherPlace: 'Write your city, state and country.',
    dobDay: 'Write your date of birth.',
    dobMonth: 'Write your date of birth.',
    dobYear: 'Write your date of birth.',
    educationLevel: 'Choose your education level.',
    subLevel: 'Choose your degree or class.',
    majorField: 'Choose your field of study.',
    college: 'Write your college or school.',
    companyUrl: 'Write the address of your company.',
    guardianEmail: 'Write the email of your parent or guardian.',
    password: 'Choose a password.',
    confirmPassword: 'Write the password once more.',
    agree: 'Please tick this box.',
    marketing: 'Please tick this box.',
  },
  /** Beside a field that needs another answer. */
  notes: {
    unverified: 'Press Send OTP and enter the code from the email.',
    tooShort: 'This is too short.',
    check: 'Please check this.',
  },
  left: (count: number) => plural(count, { one: (n) => `${n} thing left`, other: (n) => `${n} things left` }),

  submit: 'Create Account',
  submitting: 'Creating Account...',
  logIn: 'Sign in',
  resetPassword: 'Reset your password',
} as const;

export const codeDialogTexts = {
  title: 'Enter your code',
  intro: 'We sent a six-digit code to',
  hint: 'It can take a minute. Please look in the spam folder too. We send few codes an hour to one address: if none comes, please try again in an hour.',
  label: 'Six-digit code',
  verify: 'Verify',
  verifying: 'Verifying...',
  cancel: 'Cancel',
  resend: 'Send a new code',
  resendIn: (seconds: number) => `Send a new code in ${seconds} s`,
  resent: 'A new code is on its way.',
  invalid: (message: string) => `Invalid OTP: ${message}`,
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
