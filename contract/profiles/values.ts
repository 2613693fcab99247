import { faultOfBirthDate, readDay, todayIn } from '#rules/checks/birth-date.ts';
import { readEmail } from '#rules/checks/email.ts';
import { characters } from '#rules/checks/password.ts';
import { degreesOf, educationLevels, fieldsOfStudyOf } from '#rules/lists/education.ts';
import { roles } from '#rules/lists/roles.ts';
import { readWebAddress, type SignUpFaultCode } from '#rules/sign-up/check-form.ts';
import { nameLimit } from '#rules/sign-up/limits.ts';
import type { ProfileAttribute } from './calls.ts';

export type ProfileValues = Partial<Record<ProfileAttribute, string | boolean | null>>;
export type ValueFault = { attribute: ProfileAttribute; code: SignUpFaultCode };

/**
 * Everything in a member's own profile that the form would not take, by attribute. Unlike the form it asks for no field:
 * which ones have to be there is the document's own rule.
 */
export function valueFaults(profile: ProfileValues, today?: string): ValueFault[] {
  const text = (attribute: ProfileAttribute) => String(profile[attribute] ?? '').trim();
  const isOneOf = (value: string, choices: readonly string[]) => value === '' || choices.includes(value);
  const [role, dob, level, degree] = [text('role'), text('dob'), text('educationLevel'), text('subLevel')];
  const fields = fieldsOfStudyOf(degree);
  const dobFault = dob === '' ? null : faultOfBirthDate(readDay(dob) ?? dob, today ?? todayIn());
  const found: (ValueFault | false)[] = [
    characters(text('name')) > nameLimit && { attribute: 'name', code: 'sign_up_name_long' },
    text('Email') !== '' &&
      readEmail(text('Email')) === null && { attribute: 'Email', code: 'sign_up_email_invalid' },
    !isOneOf(role, roles) && { attribute: 'role', code: 'sign_up_role_unknown' },
    dobFault !== null && { attribute: 'dob', code: dobFault },
    !isOneOf(level, educationLevels) && { attribute: 'educationLevel', code: 'sign_up_education_unknown' },
    level !== '' &&
      !isOneOf(degree, degreesOf(level)) && { attribute: 'subLevel', code: 'sign_up_education_unknown' },
    fields.length > 0 &&
      !isOneOf(text('majorField'), fields) && {
        attribute: 'majorField',
        code: 'sign_up_education_unknown',
      },
    text('companyUrl') !== '' &&
      readWebAddress(text('companyUrl')) === null && {
        attribute: 'companyUrl',
        code: 'sign_up_company_url_invalid',
      },
  ];
  return found.filter((one) => one !== false);
}
