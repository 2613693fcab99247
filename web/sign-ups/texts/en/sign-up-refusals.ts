import type { RefusalCode } from '#contract/collected.ts';
import { adultAge } from '#rules/checks/birth-date.ts';
import { passwordLimits } from '#rules/checks/password.ts';
import { nameLimit } from '#rules/sign-up/limits.ts';

/** Sentences for field errors in the form of the sign-up, or of the profile: scripts look before it is sent. */
export const signUpRefusalTexts = {
  sign_up_code_void: 'Too many wrong codes. Please ask for a new code.',
  sign_up_code_expired: 'This code has expired. Please ask for a new one.',
  sign_up_ticket_missing: 'Your email is not verified here yet. Please send yourself a new code.',
  sign_up_required: 'Please fill in all required fields.',
  sign_up_email_unverified: 'Please verify your email to complete the signup process',
  sign_up_student_required: 'Please fill in all student-specific fields.',
  sign_up_major_field_required: 'Please select your field of study.',
  sign_up_email_invalid: 'Please enter a valid email address.',
  sign_up_password_short: `Password must be at least ${passwordLimits.min} characters.`,
  sign_up_passwords_differ: 'Passwords do not match.',
  sign_up_terms_refused: 'You must agree to the Terms & Privacy Policy.',
  sign_up_name_long: `Please keep your name to ${nameLimit} characters.`,
  sign_up_password_long: `Password must be at most ${passwordLimits.max} characters.`,
  sign_up_role_unknown: 'Please choose a role from the list.',
  sign_up_dob_invalid: 'Please enter your date of birth as a real date.',
  sign_up_dob_future: 'Your date of birth cannot be in the future.',
  sign_up_dob_past: 'Please check the year in your date of birth.',
  sign_up_guardian_required: `You are under ${adultAge}. Please give the email of a parent or guardian.`,
  sign_up_guardian_email_invalid: 'Please enter a valid email address of your parent or guardian.',
  sign_up_guardian_own: 'Your parent or guardian needs an email address of their own.',
  sign_up_education_unknown: 'Please choose your education from the lists.',
  sign_up_phone_invalid: 'Please enter a valid phone number with its country code.',
  sign_up_company_url_invalid: 'Please enter your company website like https://example.com.',
} satisfies Partial<Record<RefusalCode, string>>;

export type SignUpRefusalCode = keyof typeof signUpRefusalTexts;
