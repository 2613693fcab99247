import { locationLabels, roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';

type Applicant = { role: string; place?: string };

/** The applicant with the labels of stored values. Loaders word them, so that no page carries the lists. */
export function wordedPerson<Person extends Applicant>(person: Person): Person {
  const role = labelOf(roleLabels, person.role);
  return person.place === undefined
    ? { ...person, role }
    : { ...person, role, place: labelOf(locationLabels, person.place) };
}

export function wordedPeople<Row extends { person: Applicant }>(rows: readonly Row[]): Row[] {
  return rows.map((row) => ({ ...row, person: wordedPerson(row.person) }));
}
