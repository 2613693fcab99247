import {
  missingFields,
  type SignUpFault,
  type SignUpFaultCode,
  type SignUpForm,
} from '#rules/sign-up/check-form.ts';
import type { Fault, OwnFault } from '#web/forms/outcome.ts';
import { signUpFault } from '#web/forms/sign-up-fault.ts';
import { signUpTexts } from '#web/sign-ups/texts/en/sign-up.ts';
import type { FormField, FormValues } from './form-values.ts';

/** The choice of a language has no field error. */
export type PageField = Exclude<FormField, 'readerLanguage'> | 'file';

/** A fault of the rules, at the fields of the page. */
export function faultOnPage(found: SignUpFault, entered: SignUpForm, values: FormValues): OwnFault {
  const missing = missingFields(entered, found.code);
  const fields = missing.length > 0 ? missing : [found.field];
  return signUpFault(
    found.code,
    fields.flatMap((field) => pageFields(field, values)),
  );
}

/** Where the page has other fields for one of the form. */
function pageFields(field: string, values: FormValues): PageField[] {
  if (field === 'location') return [values.district ? 'otherPlace' : 'district'];
  if (field === 'dob') return ['dobDay', 'dobMonth', 'dobYear'];
  return [field === 'fileId' ? 'file' : (field as PageField)];
}

const { missing, notes, wrong } = signUpTexts;
const ofMissing: readonly string[] = [
  'sign_up_required',
  'sign_up_student_required',
  'sign_up_guardian_required',
  'sign_up_major_field_required',
] satisfies SignUpFaultCode[];
const ofCode: Partial<Record<string, string>> = {
  sign_up_email_unverified: notes.unverified,
  sign_up_password_short: notes.tooShort,
  sign_up_terms_refused: missing.agree,
} satisfies Partial<Record<SignUpFaultCode, string>>;

/** The note at a field says only how to correct this field. The whole sentence stands above the form. */
export function noteAt(fault: Fault | null, field: PageField): string | null {
  if (!fault?.fields?.includes(field)) return null;
  if (ofMissing.includes(fault.code) && field !== 'file') return missing[field];
  return ofCode[fault.code] ?? wrong[field];
}
