/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerPeoplePaths = {
  yourAbout: '/you/public/about',
  yourLanguages: '/you/public/languages',
  yourTime: '/you/public/time',
  yourLinks: '/you/public/links',
  yourWork: '/you/public/work',
  yourHandle: '/you/public/handle',
  yourVisibility: '/you/public/visibility',
} as const;
