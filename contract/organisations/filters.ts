/** The filters of the search for organisations, by their names in its address. */
export const organisationFilters = ['search', 'kind', 'place'] as const;
export type OrganisationFilter = (typeof organisationFilters)[number];
