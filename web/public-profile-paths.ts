/** The addresses of the parts of one’s own public profile: the scripts of other pages need not carry them. */
export const publicProfilePaths = {
  yourAbout: '/you/public/about',
  yourLanguages: '/you/public/languages',
  yourTime: '/you/public/time',
  yourLinks: '/you/public/links',
  yourWork: '/you/public/work',
  yourHandle: '/you/public/handle',
  yourVisibility: '/you/public/visibility',
} as const;
