import { birthDateFaults, faultOfBirthDate, isMinor, todayIn } from '../checks/birth-date.ts';
import { mailboxOf, readEmail } from '../checks/email.ts';
import { characters, passwordLimits } from '../checks/password.ts';
import { degreesOf, fieldsOfStudyOf } from '../lists/education.ts';
import { roles, student } from '../lists/roles.ts';
import { nameLimit } from './limits.ts';

/**
 * The form of a sign-up; for a member under 18 the server takes only `childFields`. contract/sign-ups/form.ts has its
 * shape on the wire, since pages need only these rules.
 */
export type SignUpForm = {
  name: string;
  email: string;
  phone: string;
  dob?: string | undefined;
  password: string;
  confirmPassword: string;
  role: string;
  location: string;
  companyUrl?: string | undefined;
  agree: boolean;
  marketing?: boolean | undefined;
  educationLevel?: string | undefined;
  subLevel?: string | undefined;
  majorField?: string | undefined;
  college?: string | undefined;
  fileId?: string | undefined;
  guardianEmail?: string | undefined;
  /** The language of the emails to the guardian. */
  guardianLanguage?: string | undefined;
};
export type SignUpField = keyof SignUpForm;

/** Every refusal of the form. */
export const signUpFaults = {
  sign_up_required: 'invalid',
  sign_up_email_unverified: 'invalid',
  sign_up_student_required: 'invalid',
  sign_up_major_field_required: 'invalid',
  sign_up_email_invalid: 'invalid',
  sign_up_password_short: 'invalid',
  sign_up_passwords_differ: 'invalid',
  sign_up_terms_refused: 'invalid',
  sign_up_name_long: 'invalid',
  sign_up_password_long: 'invalid',
  sign_up_role_unknown: 'invalid',
  ...birthDateFaults,
  sign_up_guardian_required: 'invalid',
  sign_up_guardian_email_invalid: 'invalid',
  sign_up_guardian_own: 'invalid',
  sign_up_education_unknown: 'invalid',
  sign_up_phone_invalid: 'invalid',
  sign_up_company_url_invalid: 'invalid',
} as const;
export type SignUpFaultCode = keyof typeof signUpFaults;
export type SignUpFault = { code: SignUpFaultCode; field: SignUpField };

/** The address with its scheme, or null when it is not one of a website. */
export function readWebAddress(text: string): string | null {
  const trimmed = text.trim();
  const withScheme = /^[a-z][a-z\d+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return /^[^.]+(\.[^.]+)+$/.test(url.hostname) && withScheme.length <= 500 ? url.href : null;
}

const requiredOfAll = ['name', 'email', 'phone', 'password', 'confirmPassword', 'role', 'location'] as const;
const requiredOfStudents = ['dob', 'educationLevel', 'subLevel', 'college'] as const;
const requiredOfChildren = ['name', 'email', 'password', 'confirmPassword'] as const;
/** Before a guardian has agreed, a member under 18 is asked for these fields only, and the server takes no others. */
export const childFields = [
  ...requiredOfChildren,
  'dob',
  'agree',
  'guardianEmail',
  'guardianLanguage',
] as const;

/** `today` is the person's own day: from the browser here, and on the server from the database's time in their zone. */
export type SignUpCircumstances = { emailVerified: boolean; today?: string };

/** The first thing that stands against this sign-up, or null. The same function answers in the browser and on the server. */
export function firstFault(
  form: SignUpForm,
  { emailVerified, today = todayIn() }: SignUpCircumstances,
): SignUpFault | null {
  const isChild = isMinor(form.dob ?? '', today);
  return (
    missingFault(form, isChild ? requiredOfChildren : requiredOfAll, 'sign_up_required') ??
    (emailVerified ? null : fault('sign_up_email_unverified', 'email')) ??
    (isChild ? null : faultOfStudies(form)) ??
    faultOfAccount(form) ??
    (isChild ? faultOfGuardian(form) : faultOfProfile(form, today))
  );
}

function fault(code: SignUpFaultCode, field: SignUpField): SignUpFault {
  return { code, field };
}

function missingFault(
  form: SignUpForm,
  required: readonly SignUpField[],
  code: SignUpFaultCode,
): SignUpFault | null {
  const missing = required.find((field) => isEmpty(form, field));
  return missing ? fault(code, missing) : null;
}

function faultOfStudies(form: SignUpForm): SignUpFault | null {
  if (form.role !== student) return null;
  const missing = missingFault(form, requiredOfStudents, 'sign_up_student_required');
  if (missing || fieldsOfStudyOf(form.subLevel ?? '').length === 0) return missing;
  return missingFault(form, ['majorField'], 'sign_up_major_field_required');
}

function faultOfAccount(form: SignUpForm): SignUpFault | null {
  if (!form.email.includes('@')) return fault('sign_up_email_invalid', 'email');
  if (characters(form.password) < passwordLimits.min) return fault('sign_up_password_short', 'password');
  if (form.password !== form.confirmPassword) return fault('sign_up_passwords_differ', 'confirmPassword');
  if (!form.agree) return fault('sign_up_terms_refused', 'agree');

  if (readEmail(form.email) === null) return fault('sign_up_email_invalid', 'email');
  if (characters(form.name.trim()) > nameLimit) return fault('sign_up_name_long', 'name');
  if (characters(form.password) > passwordLimits.max) return fault('sign_up_password_long', 'password');
  return null;
}

function faultOfProfile(form: SignUpForm, today: string): SignUpFault | null {
  if (!roles.some((role) => role === form.role)) return fault('sign_up_role_unknown', 'role');
  if (form.role !== student) {
    const isBroken = !isEmpty(form, 'companyUrl') && readWebAddress(form.companyUrl ?? '') === null;
    return isBroken ? fault('sign_up_company_url_invalid', 'companyUrl') : null;
  }
  const dobFault = faultOfBirthDate(form.dob ?? '', today);
  if (dobFault) return fault(dobFault, 'dob');
  const fieldsOfStudy = fieldsOfStudyOf(form.subLevel ?? '');
  const isKnownEducation =
    degreesOf(form.educationLevel ?? '').some((degree) => degree === form.subLevel) &&
    (fieldsOfStudy.length === 0 || fieldsOfStudy.some((field) => field === form.majorField));
  return isKnownEducation ? null : fault('sign_up_education_unknown', 'educationLevel');
}

function faultOfGuardian(form: SignUpForm): SignUpFault | null {
  if (isEmpty(form, 'guardianEmail')) return fault('sign_up_guardian_required', 'guardianEmail');
  const guardian = readEmail(form.guardianEmail ?? '');
  if (guardian === null) return fault('sign_up_guardian_email_invalid', 'guardianEmail');
  const isOwn = mailboxOf(guardian) === mailboxOf(readEmail(form.email) ?? '');
  return isOwn ? fault('sign_up_guardian_own', 'guardianEmail') : null;
}

/** The fields that a member may change later. */
export type ProfileForm = Omit<
  SignUpForm,
  'email' | 'dob' | 'password' | 'confirmPassword' | 'agree' | 'marketing' | 'guardianEmail'
>;

/** The same rules for a profile: a sign-up whose e-mail, birth date, password and consent are settled already. */
export function firstProfileFault(profile: ProfileForm): SignUpFault | null {
  const password = 'settled already';
  const email = 'member@saharambh.example';
  const dob = '1990-01-01';
  const form = { ...profile, email, dob, password, confirmPassword: password, agree: true };
  return (
    missingFault(form, requiredOfAll, 'sign_up_required') ??
    faultOfStudies(form) ??
    faultOfAccount(form) ??
    faultOfProfile(form, todayIn())
  );
}

function isEmpty(form: SignUpForm, field: SignUpField): boolean {
  return String(form[field] ?? '').trim() === '';
}

/** All fields of a "fill in" field error, so that a page can mark them together. */
export function missingFields(form: SignUpForm, code: SignUpFaultCode, today = todayIn()): SignUpField[] {
  const required = isMinor(form.dob ?? '', today) ? requiredOfChildren : requiredOfAll;
  if (code === 'sign_up_required') return required.filter((field) => isEmpty(form, field));
  if (code === 'sign_up_student_required') return requiredOfStudents.filter((field) => isEmpty(form, field));
  return code === 'sign_up_guardian_required' ? ['guardianEmail'] : [];
}
