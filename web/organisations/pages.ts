import { organisationDeskPaths } from '#contract/organisations/desk-paths.ts';
import { organisationKindNames } from '#contract/organisations/limits.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import type { Page } from '../page.ts';

const typed = /^.{1,200}$/u;

/** The pages of this module, for the table of all pages. */
export const organisationPages = [
  {
    path: organisationPaths.ownOrganisations,
    file: 'organisations/member/own/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
  },
  {
    path: rareOrganisationPaths.newOrganisation,
    file: 'organisations/member/new/page.tsx',
    kind: 'personal',
    begins: true,
    hasLayout: true,
    isRare: true,
  },
  {
    path: organisationPaths.ownOrganisation(':slug'),
    file: 'organisations/member/workspace/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: organisationPaths.ownOrganisation('nobodys'),
    takesFiles: true,
  },
  {
    path: rareOrganisationPaths.organisationStaff(':slug'),
    file: 'organisations/member/staff/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: rareOrganisationPaths.organisationStaff('nobodys'),
  },
  {
    path: rareOrganisationPaths.staffRemoval(':slug'),
    file: 'organisations/member/removal/page.tsx',
    kind: 'personal',
    hasLayout: true,
    isRare: true,
    sample: rareOrganisationPaths.staffRemoval('nobodys'),
  },
  {
    path: organisationDeskPaths.organisations,
    file: 'organisations/desk/organisations/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
  },
  {
    path: organisationDeskPaths.reviewedOrganisation(':organisationId'),
    file: 'organisations/desk/organisation/page.tsx',
    kind: 'desk',
    right: 'reviews',
    hasLayout: true,
    sample: organisationDeskPaths.reviewedOrganisation('nobodys'),
  },
  {
    path: organisationPaths.organisations,
    file: 'organisations/public/page.tsx',
    kind: 'public',
    query: { search: typed, kind: organisationKindNames, place: typed, after: /^\d{1,18}$/ },
    madeOf: ['organisations'],
    isInSitemap: true,
    picture: 'organisations',
    isRare: true,
  },
  {
    path: organisationPaths.organisation(':slug'),
    file: 'organisations/public/organisation.tsx',
    isRare: true,
    kind: 'public',
    madeOf: ['organisation::slug', 'all organisations'],
    sample: organisationPaths.organisation('nobodys'),
    isNobodys: true,
  },
  {
    path: rareOrganisationPaths.organisationProjects(':slug'),
    file: 'organisations/member/projects/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: rareOrganisationPaths.organisationProjects('nobodys'),
  },
  {
    path: rareOrganisationPaths.organisationPicture(':slug'),
    file: 'organisations/member/picture/page.tsx',
    isRare: true,
    kind: 'personal',
    begins: true,
    hasLayout: true,
    sample: rareOrganisationPaths.organisationPicture('nobodys'),
    takesFiles: true,
  },
  {
    path: rareOrganisationPaths.ofProject(':slug'),
    file: 'organisations/member/of-project/page.tsx',
    isRare: true,
    kind: 'personal',
    hasLayout: true,
    sample: rareOrganisationPaths.ofProject('nobodys'),
  },
] as const satisfies readonly Page[];
