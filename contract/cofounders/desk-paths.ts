/** Addresses for administrators. */
export const cofounderDeskPaths = {
  deskCofounders: '/admin/cofounders',
  deskCofounderReview: (id: string) => `/admin/cofounders/${id}`,
} as const;
