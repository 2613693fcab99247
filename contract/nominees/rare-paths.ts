/** Addresses to which pages of other modules lead. */
export const nomineePaths = {
  nominee: '/rights/nominee',
  act: '/rights/act',
} as const;
