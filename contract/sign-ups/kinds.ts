import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const signUpKinds = {
  refusals: {
    sign_up_code_void: ['unauthenticated', 'The code is void: five wrong ones were sent.'],
    sign_up_code_expired: ['unauthenticated', 'The code has expired.'],
    sign_up_ticket_missing: ['not_found', 'This browser has not proven an email address yet.'],
    sign_up_required: ['invalid', 'A required field is empty.'],
    sign_up_email_unverified: ['invalid', 'The email address has not been proven by its code.'],
    sign_up_student_required: ['invalid', 'A field that students fill in is empty.'],
    sign_up_major_field_required: ['invalid', 'The degree needs a field of study.'],
    sign_up_email_invalid: ['invalid', 'The email address is not valid.'],
    sign_up_password_short: ['invalid', 'The password is too short.'],
    sign_up_passwords_differ: ['invalid', 'The password and its confirmation differ.'],
    sign_up_terms_refused: ['invalid', 'The terms have not been agreed to.'],
    sign_up_name_long: ['invalid', 'The name is too long.'],
    sign_up_password_long: ['invalid', 'The password is too long.'],
    sign_up_role_unknown: ['invalid', 'The role is none of the list.'],
    sign_up_dob_invalid: ['invalid', 'The date of birth is no date.'],
    sign_up_dob_future: ['invalid', 'The date of birth lies in the future.'],
    sign_up_dob_past: ['invalid', 'The date of birth lies too far in the past.'],
    sign_up_guardian_required: ['invalid', 'A minor needs the email of a guardian.'],
    sign_up_guardian_email_invalid: ['invalid', 'The email address of the guardian is not valid.'],
    sign_up_guardian_own: ['invalid', "The guardian's email address is the member's own."],
    sign_up_education_unknown: ['invalid', 'The education is none of the lists.'],
    sign_up_phone_invalid: ['invalid', 'The phone number is not valid, or has no country code.'],
    sign_up_company_url_invalid: ['invalid', 'The company URL is not that of a website.'],
  },
} as const satisfies ModuleKinds;
