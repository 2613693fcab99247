import { locations, otherLocation } from '#contract/locations.ts';
import { bucketOf, type ProfileForm, student } from '#contract/sign-up.ts';
import type { AttachmentBucket } from '#contract/sign-up-limits.ts';
import type { Account, Profile } from '../own.ts';
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

/** What the fields hold when a member begins to edit. */
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

export function fileOf(profile: Profile): { bucket: AttachmentBucket; id: string } | null {
  const bucket = bucketOf(profile.role ?? '');
  const id = bucket === 'resumes' ? profile.resumeId : profile.portfolioId;
  return id ? { bucket, id } : null;
}

/** What is stored: fields of the section that the role does not have are emptied. */
export function toProfileData(
  form: ProfileForm,
  { dob, fileId }: { dob: string; fileId: string | undefined },
): Partial<Profile> {
  const { name, phone, role, location } = form;
  const isStudent = role === student;
  const onlyFor = (belongs: boolean, text: string | undefined) => (belongs && text ? text : null);
  return {
    name,
    phone,
    role,
    location,
    dob: onlyFor(isStudent, dob),
    educationLevel: onlyFor(isStudent, form.educationLevel),
    subLevel: onlyFor(isStudent, form.subLevel),
    majorField: onlyFor(isStudent, form.majorField),
    college: onlyFor(isStudent, form.college),
    companyUrl: onlyFor(!isStudent, form.companyUrl),
    resumeId: onlyFor(isStudent, fileId),
    portfolioId: onlyFor(!isStudent, fileId),
  };
}
