import { isMinor, todayIn } from '#rules/checks/birth-date.ts';
import { fieldsOfStudyOf } from '#rules/lists/education.ts';
import { otherLocation } from '#rules/lists/locations.ts';
import { student } from '#rules/lists/roles.ts';
import type { SignUpForm } from '#rules/sign-up/check-form.ts';
import { latinDigits } from '#rules/text/digits.ts';

/** The values of the page's fields. They differ from the call's values where one answer takes several fields. */
export type FormValues = {
  role: string;
  name: string;
  email: string;
  phoneCountry: string;
  phone: string;
  district: string;
  otherPlace: string;
  dobDay: string;
  dobMonth: string;
  dobYear: string;
  educationLevel: string;
  subLevel: string;
  majorField: string;
  college: string;
  companyUrl: string;
  guardianEmail: string;
  readerLanguage: string;
  password: string;
  confirmPassword: string;
  agree: boolean;
  marketing: boolean;
};
export type FormField = keyof FormValues;
export type Change = <Field extends FormField>(field: Field, value: FormValues[Field]) => void;

export const emptyForm: FormValues = {
  role: '',
  name: '',
  email: '',
  phoneCountry: 'IN',
  phone: '',
  district: '',
  otherPlace: '',
  dobDay: '',
  dobMonth: '',
  dobYear: '',
  educationLevel: '',
  subLevel: '',
  majorField: '',
  college: '',
  companyUrl: '',
  guardianEmail: '',
  readerLanguage: '',
  password: '',
  confirmPassword: '',
  agree: false,
  marketing: false,
};

/** A new answer voids the ones that hung on the old one: level, then degree, then field of study. */
export function changed(values: FormValues, change: Partial<FormValues>): FormValues {
  const next = { ...values, ...change };
  if (next.educationLevel !== values.educationLevel && change.subLevel === undefined) next.subLevel = '';
  if (next.subLevel !== values.subLevel && change.majorField === undefined) next.majorField = '';
  return next;
}

/** Reads these fields from a form that was sent or stands on the page: text as text, a tick as true. */
export function readValues(form: Iterable<[string, FormDataEntryValue]>): Partial<FormValues> {
  const read: Record<string, unknown> = {};
  for (const [field, value] of form) {
    if (!Object.hasOwn(emptyForm, field) || typeof value !== 'string') continue;
    read[field] = typeof emptyForm[field as FormField] === 'boolean' ? true : value;
  }
  return read;
}

/** The date as it is stored; empty while nothing of it is there, and no date while a part is missing. */
export function dobOf({ dobDay, dobMonth, dobYear }: FormValues): string {
  const parts = [dobYear, dobMonth, dobDay].map((part) => latinDigits(part.trim()));
  if (parts.every((part) => part === '')) return '';
  const [year = '', month = '', day = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** True for a student under 18. The sign-up asks them only for the values that the question to a guardian needs. */
export function isChild(values: FormValues): boolean {
  return values.role === student && isMinor(dobOf(values), todayIn());
}

/** The values that are sent for a child, even if other fields were filled in before the date of birth. */
export function toChildForm(values: FormValues): SignUpForm {
  const { password, confirmPassword, agree } = values;
  return {
    name: values.name.trim(),
    email: values.email.trim(),
    guardianEmail: values.guardianEmail.trim(),
    guardianLanguage: values.readerLanguage || undefined,
    dob: dobOf(values),
    password,
    confirmPassword,
    agree,
    phone: '',
    role: '',
    location: '',
  };
}

/** The form as it is sent. Answers of a section that the role does not have stay behind. */
export function toSignUpForm(values: FormValues): SignUpForm {
  const common = {
    name: values.name.trim(),
    email: values.email.trim(),
    phone: latinDigits(values.phone.trim()),
    password: values.password,
    confirmPassword: values.confirmPassword,
    role: values.role,
    location: values.district === otherLocation ? values.otherPlace.trim() : values.district,
    agree: values.agree,
    marketing: values.marketing,
  };
  if (values.role !== student) return { ...common, companyUrl: values.companyUrl.trim() };
  return {
    ...common,
    dob: dobOf(values),
    educationLevel: values.educationLevel,
    subLevel: values.subLevel,
    ...(fieldsOfStudyOf(values.subLevel).length > 0 ? { majorField: values.majorField } : {}),
    college: values.college.trim(),
  };
}
