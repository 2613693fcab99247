import {
  type Degree,
  degrees,
  type EducationLevel,
  educationLevels,
  type FieldOfStudy,
  fieldsOfStudy,
} from '#contract/education.ts';
import { type Location, locations } from '#contract/locations.ts';
import { type Role, roles } from '#contract/sign-up.ts';
import { asStored } from '../as-stored.ts';

/** What people read for the values that are stored in the specification's English. */
export const roleLabels: Record<Role, string> = asStored(roles);
export const levelLabels: Record<EducationLevel, string> = asStored(educationLevels);
export const degreeLabels: Record<Degree, string> = asStored(degrees);
export const fieldLabels: Record<FieldOfStudy, string> = asStored(fieldsOfStudy);
export const locationLabels: Record<Location, string> = {
  ...asStored(locations),
  Ahmednagar: 'Ahmednagar (Ahilyanagar)',
  Aurangabad: 'Aurangabad (Chhatrapati Sambhajinagar)',
  Osmanabad: 'Osmanabad (Dharashiv)',
};
