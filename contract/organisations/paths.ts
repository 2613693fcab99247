import { sitePaths } from '../site/paths.ts';

/** Addresses to which pages of every module lead. */
export const organisationPaths = {
  organisations: sitePaths.organisations,
  organisation: (slug: string) => `/organisations/${slug}`,
  ownOrganisations: '/my/organisations',
  ownOrganisation: (slug: string) => `/my/organisations/${slug}`,
} as const;
