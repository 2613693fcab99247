import type { PersonPageBody } from '#contract/people/public-profile-calls.ts';
import { locationLabels, roleLabels } from '#texts/values.ts';
import { labelOf } from '../texts/label.ts';

type Facts = Pick<PersonPageBody, 'role' | 'organisation' | 'place'>;

/** Role, college or company, and place, as far as they are said. */
export function factsOf({ role, organisation, place }: Facts): string[] {
  return [
    role && labelOf(roleLabels, role),
    organisation.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    place && labelOf(locationLabels, place),
  ].filter((fact) => fact !== '');
}
