import { degreesOf, fieldsOfStudyOf } from './education.ts';
import { mailboxOf, readEmail } from './email.ts';
import { characters, passwordLimits } from './password.ts';

export const roles = ['Student', 'Entrepreneur', 'Mentor', 'Investor', 'Industry Professional'] as const;
export type Role = (typeof roles)[number];
export const student: Role = 'Student';

/** What may be handed in with a sign-up, by storage bucket. */
export const attachments = {
  resumes: { extensions: ['pdf', 'doc', 'docx'], maxBytes: 10 * 1024 * 1024 },
  portfolios: { extensions: ['pdf', 'doc', 'docx', 'zip'], maxBytes: 50 * 1024 * 1024 },
} as const;
export type AttachmentBucket = keyof typeof attachments;

export function bucketOf(role: string): AttachmentBucket {
  return role === student ? 'resumes' : 'portfolios';
}

export const nameLimit = 100;
/** Ages outside this are taken for a slip of the hand. */
const oldestAge = 120;
export const adultAge = 18;

/** What a person hands in to join. Its shape on the wire is in sign-up-form.ts, apart from these rules, because pages need only the rules. */
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
  guardianName?: string | undefined;
  guardianEmail?: string | undefined;
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
  sign_up_dob_invalid: 'invalid',
  sign_up_dob_future: 'invalid',
  sign_up_dob_past: 'invalid',
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

const requiredOfMinors = ['guardianName', 'guardianEmail'] as const;

export type SignUpCircumstances = { emailVerified: boolean; now?: Date };

/** The first thing that stands against this sign-up, or null. The same function answers in the browser and on the server. */
export function firstFault(
  form: SignUpForm,
  { emailVerified, now = new Date() }: SignUpCircumstances,
): SignUpFault | null {
  const fault = (code: SignUpFaultCode, field: SignUpField): SignUpFault => ({ code, field });
  const isStudent = form.role === student;

  const missing = requiredOfAll.find((field) => isEmpty(form, field));
  if (missing) return fault('sign_up_required', missing);
  if (!emailVerified) return fault('sign_up_email_unverified', 'email');
  const missingOfStudent = isStudent ? requiredOfStudents.find((field) => isEmpty(form, field)) : undefined;
  if (missingOfStudent) return fault('sign_up_student_required', missingOfStudent);
  const fieldsOfStudy = isStudent ? fieldsOfStudyOf(form.subLevel ?? '') : [];
  if (fieldsOfStudy.length > 0 && isEmpty(form, 'majorField'))
    return fault('sign_up_major_field_required', 'majorField');
  if (!form.email.includes('@')) return fault('sign_up_email_invalid', 'email');
  if (characters(form.password) < passwordLimits.min) return fault('sign_up_password_short', 'password');
  if (form.password !== form.confirmPassword) return fault('sign_up_passwords_differ', 'confirmPassword');
  if (!form.agree) return fault('sign_up_terms_refused', 'agree');

  const email = readEmail(form.email);
  if (email === null) return fault('sign_up_email_invalid', 'email');
  if (characters(form.name.trim()) > nameLimit) return fault('sign_up_name_long', 'name');
  if (characters(form.password) > passwordLimits.max) return fault('sign_up_password_long', 'password');
  if (!roles.some((role) => role === form.role)) return fault('sign_up_role_unknown', 'role');
  if (isStudent) {
    const dobFault = faultOfBirthDate(form.dob ?? '', now);
    if (dobFault) return fault(dobFault, 'dob');
    if (isMinor(form.dob ?? '', now)) {
      const missingOfMinor = requiredOfMinors.find((field) => isEmpty(form, field));
      if (missingOfMinor) return fault('sign_up_guardian_required', missingOfMinor);
      const guardianEmail = readEmail(form.guardianEmail ?? '');
      if (guardianEmail === null) return fault('sign_up_guardian_email_invalid', 'guardianEmail');
      if (mailboxOf(guardianEmail) === mailboxOf(email))
        return fault('sign_up_guardian_own', 'guardianEmail');
    }
    const isKnownEducation =
      degreesOf(form.educationLevel ?? '').some((degree) => degree === form.subLevel) &&
      (fieldsOfStudy.length === 0 || fieldsOfStudy.some((field) => field === form.majorField));
    if (!isKnownEducation) return fault('sign_up_education_unknown', 'educationLevel');
  } else if (!isEmpty(form, 'companyUrl') && readWebAddress(form.companyUrl ?? '') === null) {
    return fault('sign_up_company_url_invalid', 'companyUrl');
  }
  return null;
}

/** What a member may change later. */
export type ProfileForm = Omit<
  SignUpForm,
  'email' | 'password' | 'confirmPassword' | 'agree' | 'marketing' | 'guardianName' | 'guardianEmail'
>;

/** The same rules for a profile: a sign-up whose e-mail, password, consent and guardian are settled already. */
export function firstProfileFault(form: ProfileForm, now: Date = new Date()): SignUpFault | null {
  const settled = {
    email: 'member@saharambh.example',
    password: 'settled already',
    agree: true,
    guardianName: 'settled already',
    guardianEmail: 'guardian@saharambh.example',
  };
  return firstFault({ ...form, ...settled, confirmPassword: settled.password }, { emailVerified: true, now });
}

function isEmpty(form: SignUpForm, field: SignUpField): boolean {
  return String(form[field] ?? '').trim() === '';
}

/** All fields that a "fill in" fault is about, so that a page can mark them together. */
export function missingFields(form: SignUpForm, code: SignUpFaultCode): SignUpField[] {
  if (code === 'sign_up_required') return requiredOfAll.filter((field) => isEmpty(form, field));
  if (code === 'sign_up_student_required') return requiredOfStudents.filter((field) => isEmpty(form, field));
  return code === 'sign_up_guardian_required' ? requiredOfMinors.filter((field) => isEmpty(form, field)) : [];
}

export function faultOfBirthDate(dob: string, now: Date): SignUpFaultCode | null {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(dob) ? new Date(`${dob}T00:00:00Z`) : undefined;
  // A day that a month does not have rolls over to the next month.
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== dob)
    return 'sign_up_dob_invalid';
  if (dob > now.toISOString().slice(0, 10)) return 'sign_up_dob_future';
  if (!isAtMostAge(dob, oldestAge, now)) return 'sign_up_dob_past';
  return null;
}

/** ISO dates compare as text: where a year has no 29 February, that birthday falls on 1 March by itself. */
function birthday(dob: string, age: number): string {
  return `${String(Number(dob.slice(0, 4)) + age).padStart(4, '0')}${dob.slice(4)}`;
}

function isAtMostAge(dob: string, age: number, now: Date): boolean {
  return now.toISOString().slice(0, 10) < birthday(dob, age + 1);
}

/** The day on which somebody born on this day comes of age. Needs a real date. */
export function adultOn(dob: string): string {
  return birthday(dob, adultAge);
}

/** False for text that is no date yet. */
export function isMinor(dob: string, now: Date = new Date()): boolean {
  return faultOfBirthDate(dob, now) === null && now.toISOString().slice(0, 10) < adultOn(dob);
}
