export const fieldsOfStudy = [
  'Computer Science',
  'Information Technology',
  'Electronics',
  'Mechanical',
  'Civil',
  'Electrical',
  'Chemical',
  'Other',
] as const;
export type FieldOfStudy = (typeof fieldsOfStudy)[number];

const degreesByLevel = {
  'High School': ['10th Grade', '12th Grade'],
  Undergraduate: ['B.Tech', 'B.E', 'B.Sc', 'B.Com', 'B.A', 'BBA', 'BCA', 'Other'],
  Postgraduate: ['M.Tech', 'M.E', 'M.Sc', 'M.Com', 'M.A', 'MBA', 'MCA', 'Other'],
  'Professional Course': ['Diploma', 'Certificate', 'Other'],
} as const;
export type EducationLevel = keyof typeof degreesByLevel;
export type Degree = (typeof degreesByLevel)[EducationLevel][number];

const engineeringDegrees: readonly string[] = ['B.Tech', 'B.E', 'M.Tech', 'M.E'];

/** As they are stored, levels, degrees and fields alike. */
export const educationLevels = Object.keys(degreesByLevel) as EducationLevel[];
export const degrees: readonly Degree[] = [...new Set(Object.values(degreesByLevel).flat())];

/** The degrees of a level; none for a level that is not in the list. */
export function degreesOf(level: string): readonly Degree[] {
  return Object.hasOwn(degreesByLevel, level) ? degreesByLevel[level as EducationLevel] : [];
}

/** The fields of study of a degree; none where the degree has no such list. */
export function fieldsOfStudyOf(degree: string): readonly FieldOfStudy[] {
  return engineeringDegrees.includes(degree) ? fieldsOfStudy : [];
}
