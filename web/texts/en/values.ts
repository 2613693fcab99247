import type { Degree, EducationLevel, FieldOfStudy } from '#contract/education.ts';
import type { Location } from '#contract/locations.ts';
import type { Role } from '#contract/roles.ts';

/** What people read for a stored value, where it is not the specification's English itself (`labelOf`). */
type Renamed<Value extends string> = Readonly<Partial<Record<Value, string>>>;

export const roleLabels: Renamed<Role> = {};
export const levelLabels: Renamed<EducationLevel> = {};
export const degreeLabels: Renamed<Degree> = {};
export const fieldLabels: Renamed<FieldOfStudy> = {};
export const locationLabels: Renamed<Location> = {
  Ahmednagar: 'Ahmednagar (Ahilyanagar)',
  Aurangabad: 'Aurangabad (Chhatrapati Sambhajinagar)',
  Osmanabad: 'Osmanabad (Dharashiv)',
};
