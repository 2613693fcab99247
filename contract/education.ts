const engineeringFields = [
  'Computer Science',
  'Information Technology',
  'Electronics',
  'Mechanical',
  'Civil',
  'Electrical',
  'Chemical',
  'Other',
] as const;

const degreesByLevel: Readonly<Record<string, readonly string[]>> = {
  'High School': ['10th Grade', '12th Grade'],
  Undergraduate: ['B.Tech', 'B.E', 'B.Sc', 'B.Com', 'B.A', 'BBA', 'BCA', 'Other'],
  Postgraduate: ['M.Tech', 'M.E', 'M.Sc', 'M.Com', 'M.A', 'MBA', 'MCA', 'Other'],
  'Professional Course': ['Diploma', 'Certificate', 'Other'],
};

const engineeringDegrees: readonly string[] = ['B.Tech', 'B.E', 'M.Tech', 'M.E'];

export const educationLevels: readonly string[] = Object.keys(degreesByLevel);

/** The degrees of a level; none for a level that is not in the list. */
export function degreesOf(level: string): readonly string[] {
  return Object.hasOwn(degreesByLevel, level) ? (degreesByLevel[level] ?? []) : [];
}

/** The fields of study of a degree; none where the degree has no such list. */
export function fieldsOfStudyOf(degree: string): readonly string[] {
  return engineeringDegrees.includes(degree) ? engineeringFields : [];
}
