/** The files of the open data. */
export const dataFiles = ['opportunities.csv', 'opportunities.ndjson', 'job-postings.ndjson'] as const;
export type DataFile = (typeof dataFiles)[number];

/** Addresses to which hardly any page leads: the scripts of all others do without them. */
export const openDataPaths = {
  data: '/data',
  file: (name: string) => `/data/${name}`,
  /** Where the opportunities of a project are shown outside. */
  sharing: (slug: string) => `/my/projects/${slug}/sharing`,
} as const;
