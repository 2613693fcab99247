import type { PersonPageBody } from '#contract/people/public-profile-calls.ts';
import { locationLabels, roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { labelOf } from '#web/ground/texts/label.ts';

type Facts = Pick<PersonPageBody, 'role' | 'organisation' | 'place'>;

/** The role, the college or company, and the location, as far as the member gave them. */
export function factsOf({ role, organisation, place }: Facts): string[] {
  return [
    role && labelOf(roleLabels, role),
    organisation.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    place && labelOf(locationLabels, place),
  ].filter((fact) => fact !== '');
}
