import type { OpeningBody } from '#contract/organisations/calls.ts';
import { organisationLimits } from '#contract/organisations/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { countOrganisationsOf } from './count-organisations-of.ts';
import { findMark } from './find-mark.ts';

/** Whether the member can open an organisation, and by which mark. */
export async function getOpening({ db }: Core, { id }: Member): Promise<OpeningBody> {
  const [mark, count] = await Promise.all([findMark(db, id), countOrganisationsOf(db, id)]);
  return {
    mark: mark && {
      website: mark.website,
      domain: mark.domain,
      registry: mark.registry,
      registryNumber: mark.registry_number,
    },
    isFull: count >= organisationLimits.perMember,
  };
}
