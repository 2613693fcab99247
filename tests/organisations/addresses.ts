import { organisationDeskPaths } from '#contract/organisations/desk-paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import type { Addresses } from '#tests/ground/module-samples.ts';
import { teamThings } from '#tests/projects/things.ts';
import { organisationThings as things } from './things.ts';

export const organisationAddresses: Addresses = async ({ own, ofOther }) => {
  const slug = await own(things.staffed, 'organisationSlug');
  return {
    [organisationPaths.ownOrganisation(':slug')]: organisationPaths.ownOrganisation(slug),
    [rareOrganisationPaths.organisationStaff(':slug')]: rareOrganisationPaths.organisationStaff(slug),
    [rareOrganisationPaths.staffRemoval(':slug')]: rareOrganisationPaths.staffRemoval(
      await own(things.dismissed, 'organisationSlug'),
    ),
    [organisationPaths.organisation(':slug')]: organisationPaths.organisation(slug),
    [rareOrganisationPaths.organisationProjects(':slug')]: rareOrganisationPaths.organisationProjects(slug),
    [rareOrganisationPaths.organisationPicture(':slug')]: rareOrganisationPaths.organisationPicture(slug),
    [rareOrganisationPaths.ofProject(':slug')]: rareOrganisationPaths.ofProject(
      await own(teamThings.project, 'projectSlug'),
    ),
    [organisationDeskPaths.reviewedOrganisation(':organisationId')]:
      organisationDeskPaths.reviewedOrganisation(await ofOther(things.reviewed, 'organisationId')),
  };
};
