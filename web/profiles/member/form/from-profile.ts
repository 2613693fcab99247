import { locations, otherLocation } from '#rules/lists/locations.ts';
import { student } from '#rules/lists/roles.ts';
import type { ProfileForm } from '#rules/sign-up/check-form.ts';
import type { AttachmentBucket } from '#rules/sign-up/limits.ts';
import type { Account, Profile } from '#web/ground/member/own.ts';
import { emptyForm, type FormValues } from './form-values.ts';

/** Stands in for the profile of an account that has none yet. */
export function blankProfile(user: Account): Profile {
  return {
    $id: '',
    $updatedAt: '',
    id: user.$id,
    name: user.name,
    Email: user.email,
    phone: null,
    role: null,
    location: null,
    dob: null,
    educationLevel: null,
    subLevel: null,
    majorField: null,
    college: null,
    companyUrl: null,
    resumeId: null,
    portfolioId: null,
  };
}

/** The values of the fields when a member begins to edit. */
export function toFormValues(profile: Profile): FormValues {
  const isListed = locations.some((place) => place === profile.location && place !== otherLocation);
  return {
    ...emptyForm,
    role: profile.role ?? '',
    name: profile.name ?? '',
    email: profile.Email ?? '',
    phone: profile.phone ?? '',
    district: profile.location ? (isListed ? profile.location : otherLocation) : '',
    otherPlace: isListed ? '' : (profile.location ?? ''),
    ...dobParts(profile.dob?.slice(0, 10) ?? ''),
    educationLevel: profile.educationLevel ?? '',
    subLevel: profile.subLevel ?? '',
    majorField: profile.majorField ?? '',
    college: profile.college ?? '',
    companyUrl: profile.companyUrl ?? '',
  };
}

function dobParts(dob: string): Pick<FormValues, 'dobDay' | 'dobMonth' | 'dobYear'> {
  const [dobYear = '', dobMonth = '', dobDay = ''] = dob.split('-');
  return { dobDay, dobMonth, dobYear };
}

/** Where a profile names the file of each store. */
export const fileAttributes = { resumes: 'resumeId', portfolios: 'portfolioId' } as const;

/** The files of a profile: its role's, and one that is kept from another role. */
export function filesOf(profile: Profile): { bucket: AttachmentBucket; id: string }[] {
  return (['resumes', 'portfolios'] as const).flatMap((bucket) => {
    const id = profile[fileAttributes[bucket]];
    return id ? [{ bucket, id }] : [];
  });
}

/** The values to store. Those of another role's section stay as they are, for a member who returns to that role. */
export function toProfileData(
  form: ProfileForm,
  { dob, fileId }: { dob: string; fileId: string | undefined },
): Partial<Profile> {
  const { name, phone, role, location } = form;
  const common = { name, phone, role, location };
  if (role !== student)
    return { ...common, companyUrl: form.companyUrl || null, portfolioId: fileId || null };
  return {
    ...common,
    dob: dob || null,
    educationLevel: form.educationLevel || null,
    subLevel: form.subLevel || null,
    majorField: form.majorField || null,
    college: form.college || null,
    resumeId: fileId || null,
  };
}
