import {
  type Degree,
  degrees,
  type EducationLevel,
  educationLevels,
  type FieldOfStudy,
  fieldsOfStudy,
} from '#rules/lists/education.ts';
import { asStored } from '#web/ground/texts/as-stored.ts';

/** Labels of the stages and fields of study; apart from `values.ts`, since few pages need the long lists. */
export const levelLabels: Record<EducationLevel, string> = asStored(educationLevels);
export const degreeLabels: Record<Degree, string> = asStored(degrees);
export const fieldLabels: Record<FieldOfStudy, string> = asStored(fieldsOfStudy);
