import type { Insertable } from 'kysely';
import type { ProfilesTable } from '#db/tables/profiles.ts';
import { student } from '#rules/lists/roles.ts';
import { readWebAddress, type SignUpForm } from '#rules/sign-up/check-form.ts';
import { newId } from '../ground/ids.ts';
import { ownerPermissions } from '../ground/permissions.ts';
import { normalPhoneNumber } from './phone.ts';

/** The profile of a checked form. Fields for another kind of role are left out, even if they are filled in. */
export function profileOfSignUp(
  form: SignUpForm,
  account: { id: string; email: string },
  fileId: string | null,
): Insertable<ProfilesTable> {
  const isStudent = form.role === student;
  const common = {
    id: newId(),
    owner_id: account.id,
    account_id: account.id,
    name: form.name.trim(),
    email: account.email,
    phone: normalPhoneNumber(form.phone),
    role: form.role,
    location: form.location.trim(),
    agree: form.agree,
    permissions: ownerPermissions(account.id),
  };
  if (!isStudent) {
    const companyUrl = form.companyUrl?.trim() ? readWebAddress(form.companyUrl) : null;
    return { ...common, company_url: companyUrl, portfolio_id: fileId };
  }
  return {
    ...common,
    dob: form.dob,
    education_level: form.educationLevel,
    sub_level: form.subLevel,
    major_field: form.majorField || null,
    college: form.college?.trim(),
    resume_id: fileId,
  };
}
