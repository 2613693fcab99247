/** Addresses for staff. */
export const wordingDeskPaths = {
  wordings: '/admin/wording',
} as const;
