/** Addresses to which few pages lead: the scripts of all others do without them. */
export const innerCofounderPaths = {
  findCofounders: '/find/cofounders',
  ownSearch: '/my/cofounder',
  editSearch: '/my/cofounder/edit',
} as const;
