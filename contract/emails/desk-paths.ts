/** Addresses for administrators. */
export const emailDeskPaths = {
  letters: '/admin/letters',
} as const;
