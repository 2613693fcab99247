import { creditOpportunityPaths as paths } from '#contract/credit-opportunities/rare-paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { opportunityThings } from '#tests/opportunities/things.ts';
import { creditOpportunityThings as things } from './things.ts';

export const creditOpportunityAddresses: Addresses = async ({ own }) => {
  const slug = await own(things.asked, 'organisationSlug');
  return {
    [paths.institution(':id')]: paths.institution(await own(opportunityThings.opportunity, 'opportunityId')),
    [paths.asked(':slug')]: paths.asked(slug),
    [paths.one(':slug', ':requestId')]: paths.one(slug, await own(things.asked, 'requestId')),
  };
};
