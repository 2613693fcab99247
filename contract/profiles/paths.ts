/** Addresses to which pages of every module lead. */
export const profilePaths = {
  you: '/you',
  yourProfile: '/you/profile',
  yourSkills: '/you/skills',
} as const;
