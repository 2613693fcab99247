/** Addresses for administrators. */
export const introductionDeskPaths = { introductions: '/admin/introductions' } as const;
