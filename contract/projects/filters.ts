/** The filters of the search for projects, by their names in its address. */
export const projectFilters = ['search', 'stage', 'sector', 'place', 'textIn'] as const;
export type ProjectFilter = (typeof projectFilters)[number];
